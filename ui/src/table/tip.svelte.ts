/** The one note that explains what the pointer or the focus is on. */

class Tip {
  text = $state('')
  reason = $state('')
  rule = $state('')
  x = $state(0)
  y = $state(0)
  below = $state(false)
  shown = $state(false)

  #timer: ReturnType<typeof setTimeout> | undefined
  #for: Element | null = null

  show(at: Element, text: string, delay: number, then?: () => void): void {
    clearTimeout(this.#timer)
    this.#for = at
    this.#timer = setTimeout(() => {
      if (this.#for !== at || !at.isConnected) return
      const box = at.getBoundingClientRect()
      this.below = box.top < 150
      this.x = Math.min(Math.max(box.left + box.width / 2, 130), innerWidth - 130)
      this.y = this.below ? box.bottom + 10 : box.top - 8
      this.text = text
      this.reason = ''
      this.rule = ''
      this.shown = text !== ''
      then?.()
    }, delay)
  }

  because(at: Element, reason: string, rule: string): void {
    if (this.#for !== at) return
    this.reason = reason
    this.rule = rule
    this.shown = true
  }

  hide(at?: Element): void {
    if (at && this.#for !== at) return
    clearTimeout(this.#timer)
    this.#for = null
    this.shown = false
  }
}

export const tip = new Tip()
