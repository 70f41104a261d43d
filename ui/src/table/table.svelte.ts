/** One table as this viewer sees it: what the server said last, what is chosen and not yet sealed. */

import type { GameFace, Phrase } from '../games/face'
import { Connection, tableAddress } from '../net/connection'
import type { Ack, Action, Chat, Components, FromServer, Hello, Hint, Order, Refused, State, Thought, Told } from '../net/protocol'
import { t, words } from '../words/words.svelte'
import { Bid } from './bidding.svelte'
import { along, families, glow, glowAlong, pick, unrolled, type Glow } from './choosing'

/** Milliseconds a command may take before the page says that it is under way. */
const PATIENCE = 150

export class Table {
  hello = $state.raw<Hello | null>(null)
  state = $state.raw<State | null>(null)
  told = $state.raw<Told[]>([])
  chat = $state.raw<Chat[]>([])
  face = $state.raw<GameFace | null>(null)
  components = $state.raw<Components | null>(null)
  up = $state(true)
  /** A command has been under way for so long that the page shows it. */
  waiting = $state(false)
  error = $state.raw<Refused | null>(null)
  chosen = $state.raw<Action | null>(null)
  picks = $state.raw<Action[]>([])
  /** Answers to what the chosen action leads to, if they are known already: sealed along with it. */
  then = $state.raw<number[]>([])
  /** Places pointed at so far, of an action that has several, one after the other. */
  path = $state.raw<string[]>([])
  openFamily = $state<string | null>(null)
  /** Elements lit because the pointer is on an entry of the list, and the other way round. */
  hover = $state.raw<string[]>([])
  hinted = $state<number | null>(null)
  /** A hint was asked for and has not come yet. */
  advising = $state(false)
  /** The lines of play behind the hint, as long as it is one. */
  thoughts = $state.raw<Thought[]>([])
  /** The seat whose board is shown large. */
  looking = $state<number | null>(null)
  /** What this seat has ordered to be answered for it. */
  orders = $state.raw<Order[]>([])
  readonly bid = new Bid(this)

  readonly seat = $derived(seatOf(this.hello))
  readonly names = $derived((this.hello?.seats ?? []).map((seat, at) => seat.name || t('seat-name', { seat: at + 1 })))
  /** Who wins and loses together: in teams there are fewer scores than seats. */
  readonly sides = $derived(
    (this.state?.scores ?? []).map((_, side, { length }) => words.speaker?.join(this.names.filter((_, seat) => seat % length === side)) ?? ''),
  )
  readonly prompt = $derived(this.state?.prompt ?? null)
  readonly phrase: Phrase | null = $derived(
    this.prompt && this.state && this.face ? this.face.phrase(this.state.actions, this.prompt, this.state.view, this.components!, this.told) : null,
  )
  /** The answers to what is asked; commands that may be given at any time are apart. */
  readonly actions = $derived(this.phrase?.basket?.offers(this.picks) ?? this.phrase?.options ?? (this.state?.actions ?? []).filter(({ code }) => code < this.#standing))
  readonly commands = $derived((this.state?.actions ?? []).filter(({ code }) => code >= this.#standing))
  readonly families = $derived(families(this.actions, Object.keys(this.face?.families ?? {})))
  readonly myTurn = $derived(this.prompt !== null && this.actions.length > 0)
  readonly open = $derived(this.openFamily ?? (this.families.length === 1 ? this.families[0]!.name : null))

  get #standing(): number {
    return this.components?.standing ?? Infinity
  }

  #line: Connection | null = null
  /** The id of the command under way. Not shown at once: drawing it would only delay the answer. */
  #pending: string | null = null
  #patience: ReturnType<typeof setTimeout> | undefined
  /** Picks of a longer answer that are still to be sent, and the question they answer. */
  #rest: { kind: string; codes: number[] } | null = null
  /** A hint was a step: what it leads to is asked for as well. */
  #hinting = false
  #replies = new Map<string, (ack: Ack) => void>()
  #reasons = new Map<string, Promise<Refused | null>>()
  #chances = new Map<string, number | null>()

  /** Connects; a replay feeds its frames by hand instead. */
  connect(id: string): void {
    this.#line = new Connection(tableAddress(id), { heard: (message) => this.hear(message), line: (up) => (this.up = up) })
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
  }

  #hurry = (): void => void (document.hidden || this.#line?.hurry())

  close(): void {
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#line?.close()
  }

  /** The boards of the game have arrived; a question may have come before them. */
  dress(face: GameFace, components: Components): void {
    this.components = components
    this.face = face
    this.#begin()
  }

  // ---------------------------------------------------------------- hearing

  hear(message: FromServer): void {
    if (message.t === 'hello') this.hello = message
    else if (message.t === 'seats' && this.hello) this.hello = { ...this.hello, seats: message.seats, status: message.status }
    else if (message.t === 'told') this.#learn(message.told)
    else if (message.t === 'state') this.#update(message)
    else if (message.t === 'ack') this.#answered(message)
    else if (message.t === 'chat') this.chat = [...this.chat.filter((line) => line.n !== message.n), message]
    else if (message.t === 'hint') this.#hint(message)
    else if (message.t === 'odds') this.#chances.set(message.cmd_id, message.chance)
    else if (message.t === 'standing') this.orders = message.orders
  }

  #learn(told: Told[]): void {
    const known = this.told.at(-1)?.n ?? 0
    const news = told.filter(({ n }) => n > known)
    if (news.length > 0) this.told = [...this.told, ...news]
  }

  #update(state: State): void {
    const moved = state.asked !== this.state?.asked || state.asked === null
    this.#learn(state.told)
    this.state = { ...state, actions: unrolled(state.actions) }
    this.#reasons.clear()
    if (moved) this.#begin()
  }

  /** A new question: nothing is chosen but what the game proposes. */
  #begin(): void {
    this.#settled()
    this.hinted = null
    this.thoughts = []
    this.error = null
    this.openFamily = null
    this.picks = []
    this.then = []
    this.path = []
    this.hover = []
    this.bid.typed = null
    const { prompt, actions } = this
    const rest = this.#rest
    this.#rest = null
    if (rest && rest.codes.length > 0) this.#playRest(rest)
    if (this.#hinting && this.myTurn) this.hint()
    this.#hinting = false
    this.chosen = prompt && !this.phrase ? (actions.length === 1 ? actions[0]! : (this.face?.ready(actions, prompt) ?? null)) : null
  }

  #answered(ack: Ack): void {
    this.#replies.get(ack.cmd_id)?.(ack)
    this.#replies.delete(ack.cmd_id)
    if (this.#pending !== ack.cmd_id) return
    // what was done shows in the state that follows; until then nothing else is sealed
    if (ack.ok && (ack.n ?? 0) > (this.state?.n ?? 0)) return
    this.#settled()
    if (ack.ok) return
    this.#hinting = false
    this.error = ack.error ?? null
  }

  #hint({ asked, code, lines }: Hint): void {
    if (asked !== this.state?.asked) return // it came too late
    this.hinted = code
    this.thoughts = lines
    this.propose(code)
  }

  /** What a hint speaks of is chosen, or picked, and not played. */
  propose(code: number): void {
    const action = this.actions.find((action) => action.code === code)
    if (!action || this.#pending) return
    if (this.phrase) return this.picks.includes(action) ? undefined : this.#addPick(action, this.phrase)
    this.openFamily = action.family
    // as if it had been pointed at: one seal for all of it
    this.#hinting = this.face?.step?.(action, this) ?? false
    if (this.#hinting) this.#play([action.code])
    else this.#name(action)
  }

  // ---------------------------------------------------------------- choosing

  glow(element: string): Glow {
    if (this.phrase && this.picks.some((action) => action.lights.includes(element))) return 'sel'
    if (!this.myTurn) return null
    return (this.chosen ? null : glowAlong(this.#ways, this.path, element)) ?? glow(this.actions, element, this.chosen, this.open)
  }

  /** The actions whose places are pointed at one after the other; of the open family, if it is one of them. */
  get #ways(): Action[] {
    const { ordered } = this.face!
    const ways = this.actions.filter(({ family }) => ordered?.has(family))
    const open = ways.filter(({ family }) => family === this.openFamily)
    return open.length > 0 ? open : ways
  }

  point(element: string): boolean {
    if (this.myTurn && this.#step(element)) return true
    const action = pick(this.actions, element, this.chosen, this.open)
    if (action) this.choose(action, true)
    return action !== null
  }

  #step(element: string): boolean {
    if (this.#pending) return false
    const step = along(this.#ways, this.path, element) ?? along(this.actions.filter(({ family }) => this.face?.ordered?.has(family)), [], element)
    if (!step) return false
    if (step.action) this.choose(step.action, true)
    else {
      this.error = null
      this.chosen = null
      this.path = step.path
      this.openFamily = this.actions.find(({ family, lights }) => this.face?.ordered?.has(family) && lights[0] === step.path[0])?.family ?? null
    }
    return true
  }

  /** Chosen, and if it has several places, all but the last are pointed at. */
  #name(action: Action): void {
    this.chosen = action
    this.bid.typed = null
    this.then = []
    this.path = this.face?.ordered?.has(action.family) ? action.lights.slice(0, -1) : []
  }

  /** Choosing the chosen one again seals it; a step of a longer action needs no seal. */
  choose(action: Action, again = false): void {
    if (this.#pending || !this.face) return
    this.error = null
    this.openFamily = action.family
    if (this.phrase) return this.#addPick(action, this.phrase)
    if (this.face.steps.has(action.family) || this.face.step?.(action, this)) return this.#play([action.code])
    if (again && this.chosen?.code === action.code) return this.seal()
    this.#name(action)
  }

  #addPick(action: Action, phrase: Phrase): void {
    if (phrase.basket) {
      this.picks = phrase.basket.add(this.picks, action)
      return
    }
    const at = this.picks.findIndex((pick) => pick.code === action.code)
    const times = this.picks.filter((pick) => pick.code === action.code).length
    if (at >= 0 && times >= (phrase.most?.(action) ?? (phrase.repeat ? Infinity : 1))) this.picks = this.picks.filter((pick) => pick.code !== action.code)
    else this.picks = [...this.picks, action].slice(-phrase.count)
  }

  readonly sealable = $derived(this.phrase ? (this.phrase.basket ? this.phrase.basket.codes(this.picks) !== null : this.picks.length === this.phrase.count) : this.chosen !== null)

  seal(): void {
    if (!this.sealable || this.#pending) return
    if (this.phrase) this.#playPicks(this.phrase.basket?.codes(this.picks) ?? this.picks.map((action) => action.code).toSorted((a, b) => a - b), this.phrase)
    else if (this.chosen) this.#play([this.chosen.code, ...this.then])
  }

  readonly canGoBack = $derived((this.chosen !== null && this.actions.length > 1) || this.path.length > 0 || this.picks.length > 0 || this.openFamily !== null || !!this.state?.can.undo)

  /** One step back: what is chosen, then the open family, then the last step played. */
  back(): void {
    this.error = null
    if (this.picks.length > 0) this.picks = this.picks.slice(0, -1)
    else if (this.then.length > 0) this.then = []
    else if (this.chosen && this.openFamily) this.chosen = null
    else if (this.path.length > 0) this.path = this.path.slice(0, -1)
    else if (this.openFamily) this.openFamily = null
    else if (this.state?.can.undo && !this.#pending) this.#command({ t: 'undo' })
    else this.chosen = null
  }

  /** One gesture: no seal is asked for. */
  play(action: Action): void {
    if (!this.#pending) this.#play([action.code])
  }

  /** A standing command, whoever is asked; with free words, if it is an offer. The answer: why it was refused. */
  command(codes: number[], note = ''): Promise<Refused | null> {
    const line = this.#line
    if (!line) return Promise.resolve(null)
    const id = line.send({ t: 'act', asked: null, codes, ...(note && { note }) })
    return new Promise((resolve) => this.#replies.set(id, (ack) => resolve(ack.ok ? null : (ack.error ?? null))))
  }

  /** `ask`: no standing answer any more. */
  order(prompt: string, answer: Order['answer'] | 'ask', amount: number | null, span: string): void {
    this.#line?.send({ t: 'standing', prompt, answer, amount, span })
  }

  undo = (): void => void (this.state?.can.undo && this.#command({ t: 'undo' }))
  redo = (): void => void (this.state?.can.redo && this.#command({ t: 'redo' }))
  hint = (): void => {
    if (!this.#line || this.advising) return
    const asked = this.state?.asked
    this.advising = true
    const answered = ({ ok, error }: Ack): void => {
      this.advising = false
      if (!ok && asked === this.state?.asked) this.error = error ?? null
    }
    this.#replies.set(this.#line.send({ t: 'hint' }), answered)
  }
  say = (text: string): void => void this.#line?.send({ t: 'chat', text })

  /** Resources are sent one by one: once the rest is forced the game takes it by itself and asks the next question. */
  #playPicks(codes: number[], phrase: Phrase): void {
    const now = phrase.repeat ? 1 : codes.length
    this.#rest = { kind: this.prompt?.kind ?? '', codes: codes.slice(now) }
    this.#play(codes.slice(0, now))
  }

  /** Goes on with what was picked if it is what is asked now. */
  #playRest({ kind, codes }: { kind: string; codes: number[] }): void {
    const { prompt, state } = this
    const asked = prompt?.kind === kind && Number(prompt.args.left ?? 1) === codes.length
    if (!asked || !state?.actions.some(({ code }) => code === codes[0])) return
    this.#rest = { kind, codes: codes.slice(1) }
    this.#play(codes.slice(0, 1))
  }

  #play(codes: number[]): void {
    this.#command({ t: 'act', asked: this.state?.asked ?? null, codes })
  }

  #command(command: Parameters<Connection['send']>[0]): void {
    this.error = null
    this.#settled()
    this.#pending = this.#line?.send(command) ?? null
    if (this.#pending) this.#patience = setTimeout(() => (this.waiting = true), PATIENCE)
  }

  #settled(): void {
    clearTimeout(this.#patience)
    this.#pending = null
    this.waiting = false
  }

  // ---------------------------------------------------------------- why not

  /** Why an element cannot be used now. Asked once per question. */
  why(element: string): Promise<Refused | null> {
    const known = this.#reasons.get(element)
    if (known) return known
    const reason = this.#askWhy(element)
    this.#reasons.set(element, reason)
    return reason
  }

  #askWhy(element: string): Promise<Refused | null> {
    const { state, prompt, components, face } = this
    const code = state && components && face ? face.asked(element, state.view, prompt, components) : null
    if (code === null || !this.#line || !this.myTurn) return Promise.resolve(null)
    const id = this.#line.send({ t: 'why', code })
    return new Promise((resolve) => this.#replies.set(id, (ack) => resolve(ack.error ?? null)))
  }

  /** What actions promise, in percent, as this seat can know it; without any, what is under way. null: nothing to reckon. */
  odds(codes: number[]): Promise<number | null> {
    if (!this.#line) return Promise.resolve(null)
    const id = this.#line.send({ t: 'odds', codes })
    return new Promise((resolve) => {
      this.#replies.set(id, () => {
        resolve(this.#chances.get(id) ?? null)
        this.#chances.delete(id)
      })
    })
  }

  explain(element: string): string {
    const { state, components, face } = this
    return state && components && face && words.speaker ? face.explain(element, state.view, words.speaker, components) : ''
  }
}

function seatOf(hello: Hello | null): number | null {
  const you = hello?.you ?? null
  return typeof you === 'object' ? (you?.seat ?? null) : you
}
