/** Tab goes from board to board, arrows go from place to place inside one. */

const SPOTS = '[data-spot]:not([hidden])'
const STEPS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

const middle = (node: Element): [number, number] => {
  const box = node.getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}

/** The nearest place in a direction; what lies straight ahead is nearer than what lies aside. */
function nearest(spots: HTMLElement[], from: Element, [dx, dy]: [number, number]): HTMLElement | null {
  const [x, y] = middle(from)
  let best: HTMLElement | null = null
  let least = Infinity
  for (const spot of spots) {
    const [sx, sy] = middle(spot)
    const ahead = (sx - x) * dx + (sy - y) * dy
    const aside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx)
    const far = ahead + 2.5 * aside
    if (ahead > 4 && far < least) [best, least] = [spot, far]
  }
  return best
}

/** For the element that holds a board. */
export function arrows(board: HTMLElement) {
  const spots = () => [...board.querySelectorAll<HTMLElement>(SPOTS)]
  function only(chosen: HTMLElement | undefined): void {
    for (const spot of spots()) spot.tabIndex = spot === chosen ? 0 : -1
  }
  function settle(): void {
    const all = spots()
    if (all.filter((spot) => spot.tabIndex === 0).length !== 1) only(all.find((s) => s === document.activeElement) ?? all[0])
  }
  function key(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    const next = nearest(spots(), event.target as Element, step)
    if (next) {
      event.preventDefault()
      only(next)
      next.focus()
    }
  }
  const focused = (event: FocusEvent) => {
    const spot = (event.target as Element).closest<HTMLElement>(SPOTS)
    if (spot) only(spot)
  }
  const watch = new MutationObserver(settle)
  watch.observe(board, { childList: true, subtree: true })
  board.addEventListener('keydown', key)
  board.addEventListener('focusin', focused)
  settle()
  return {
    destroy() {
      watch.disconnect()
      board.removeEventListener('keydown', key)
      board.removeEventListener('focusin', focused)
    },
  }
}
