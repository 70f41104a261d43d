/** Choosing one entry of the list of legal actions by pointing at the board. Knows nothing of any game. */

import type { Action } from '../net/protocol'

export type Glow = 'sel' | 'can' | 'may' | null

/** The action meant by pointing at an element: of those it lights, the one closest to what is chosen already. */
export function pick(actions: Action[], element: string, chosen: Action | null, open: string | null): Action | null {
  const lit = actions.filter((action) => action.lights.includes(element))
  const wanted = lit.filter((action) => action.family === (chosen?.family ?? open))
  const among = wanted.length > 0 ? wanted : lit
  const closeness = (action: Action) => action.lights.filter((light) => chosen?.lights.includes(light)).length
  const plain = (action: Action) => action.lights.length
  return among.toSorted((a, b) => closeness(b) - closeness(a) || plain(a) - plain(b) || a.code - b.code)[0] ?? null
}

/** Where pointing at an element leads: the places pointed at so far, and the action once all of them are known. */
export interface Step { path: string[]; action: Action | null }

/** Actions whose places are pointed at one after the other, such as attacker and defender. The last place may be changed,
 *  the first begins anew; a first place that only one family begins with may be left out. */
export function along(actions: Action[], path: string[], element: string): Step | null {
  for (const before of [path, path.slice(0, -1), []]) {
    const now = [...before, element]
    const fits = actions.filter(({ lights }) => now.every((light, at) => lights[at] === light))
    if (fits.length === 0) continue
    const whole = fits.find(({ lights }) => lights.length === now.length)
    return { path: whole ? before : now, action: whole ?? null }
  }
  const implied = actions.find(({ lights }) => lights[1] === element)
  return implied ? along(actions, [implied.lights[0]!], element) : null
}

/** How a place glows after a path: on it, next on it, or neither. */
export function glowAlong(actions: Action[], path: string[], element: string): Glow {
  if (path.length === 0) return null
  if (path.includes(element)) return 'sel'
  return actions.some(({ lights }) => lights[path.length] === element && path.every((light, at) => lights[at] === light)) ? 'can' : null
}

/** How an element glows: chosen, legal in the open family, legal in another one, or not at all. */
export function glow(actions: Action[], element: string, chosen: Action | null, open: string | null): Glow {
  if (chosen?.lights.includes(element)) return 'sel'
  const lit = actions.filter((action) => action.lights.includes(element))
  const near = lit.filter((action) => action.family === open)
  const reachable = near.some(
    (action) => action.lights[0] === element || chosen === null || action.lights[0] === chosen.lights[0],
  )
  return reachable ? 'can' : lit.length > 0 ? 'may' : null
}

/** Every action by itself: amounts are sent as runs, whose notation ends with the first of them. */
export function unrolled(actions: Action[]): Action[] {
  return actions.flatMap(({ to, ...first }) => {
    const amount = Number(/\d+$/.exec(first.notation)?.[0])
    return Array.from({ length: (to ?? first.code) - first.code + 1 }, (_, at): Action => ({
      ...first,
      code: first.code + at,
      notation: at ? first.notation.replace(/\d+$/, String(amount + at)) : first.notation,
      params: at ? [first.params[0]! + at] : first.params,
    }))
  })
}

export interface Family { name: string; actions: Action[] }

/** The list in families; `order`: the names as a game likes them listed, any other comes last. */
export function families(actions: Action[], order: string[] = []): Family[] {
  const found = new Map<string, Action[]>()
  for (const action of actions) found.set(action.family, [...(found.get(action.family) ?? []), action])
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return [...found].map(([name, listed]) => ({ name, actions: listed })).toSorted((a, b) => place(a.name) - place(b.name))
}
