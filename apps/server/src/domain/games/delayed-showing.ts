import type { GameServerMessage } from '@kingside/api'
import type { Clock } from '../clock.ts'
import { afterFact, stateBefore, timedFact, type TimedFact } from './game-past.ts'
import { eventOf, forViewers } from './game-snapshot.ts'
import { keptFacts, type StoredFact } from './game-store.ts'
import type { GameTime } from './game-time.ts'
import type { GameState, PlayedMove } from './game.types.ts'
import { rematchMessage, type Shown } from './room-messages.ts'

export interface DelayedShowingDeps {
  readonly clock: Pick<Clock, 'after'>
  readonly time: Pick<GameTime, 'now' | 'aheadMs'>
  /** How much later viewers see what happened, in ms. */
  readonly delayMs: number
  /** Sends to viewers and to followers without a socket. */
  readonly send: (message: GameServerMessage) => void
}

/** What waits to be shown, with its moment on the game's time. */
type Waiting =
  | (TimedFact & { readonly type: 'fact'; readonly serverTs: number })
  | { readonly type: 'rematch'; readonly at: number; readonly rematch: GameState['rematch'] }

/** Longer ones are set again. */
const longestTimerMs = 3_600_000

/**
 * A game as its viewers see it: `delayMs` late, everything in order, with the clocks as they were. Whoever comes
 * gets that game, and nothing tells how far the players are.
 */
export class DelayedShowing {
  readonly #deps: DelayedShowingDeps
  #waiting: readonly Waiting[] = []
  #state: GameState
  #facts: readonly StoredFact[] = []
  #turns: readonly PlayedMove[]
  #stopTimer = () => {}
  #isClosed = false

  /**
   * @param state the game as it is
   * @param facts all of its events that are kept
   */
  constructor(state: GameState, facts: readonly StoredFact[], deps: DelayedShowingDeps) {
    this.#deps = deps
    this.#turns = state.turns
    this.#state = stateBefore(state, facts[0]?.fact.v ?? state.v + 1)
    this.#waiting = facts.map((fact) => this.#waitingFact(fact))
    for (const next of this.#takeDue()) this.#apply(next)
    // When it was agreed is not stored, so it is as if it had been now.
    if (state.rematch?.status === 'started') this.takeRematch(state.rematch)
    else this.#arm()
  }

  get shown(): Shown {
    const at = this.#deps.time.now() - this.#deps.delayMs
    return { state: this.#state, at, facts: this.#facts }
  }

  /** Whether viewers have seen everything. */
  get isUpToDate(): boolean {
    return this.#waiting.length === 0
  }

  /** Takes events that happened just now. @param turns all moves of the game after them */
  take(facts: readonly StoredFact[], turns: readonly PlayedMove[]): void {
    this.#turns = turns
    this.#wait(facts.map((fact) => this.#waitingFact(fact)))
  }

  /** The rematch has changed just now. */
  takeRematch(rematch: GameState['rematch']): void {
    this.#wait([{ type: 'rematch', at: this.#deps.time.now(), rematch }])
  }

  /** Stops: nothing is shown from now on. */
  close(): void {
    this.#isClosed = true
    this.#stopTimer()
  }

  #waitingFact(fact: StoredFact): Waiting {
    const timed = timedFact(fact, this.#deps.time.aheadMs())
    return { type: 'fact', serverTs: fact.serverTs, ...timed }
  }

  #wait(more: readonly Waiting[]): void {
    this.#waiting = [...this.#waiting, ...more]
    this.#arm()
  }

  /** What may be seen by now, taken from the front: nothing overtakes what came before it. */
  #takeDue(): readonly Waiting[] {
    const until = this.#deps.time.now() - this.#deps.delayMs
    const early = this.#waiting.findIndex(({ at }) => at > until)
    const count = early === -1 ? this.#waiting.length : early
    const due = this.#waiting.slice(0, count)
    this.#waiting = this.#waiting.slice(count)
    return due
  }

  #apply(next: Waiting): GameServerMessage | null {
    switch (next.type) {
      case 'fact': {
        const { fact, serverTs } = next
        this.#state = afterFact(this.#state, next, this.#turns)
        this.#facts = [...this.#facts, { fact, serverTs }].slice(-keptFacts)
        const { gameId } = this.#state.config
        return { type: 'event', event: forViewers(eventOf(gameId, fact, serverTs)) }
      }
      case 'rematch':
        this.#state = { ...this.#state, rematch: next.rematch }
        return rematchMessage(this.#state, null, null)
      default:
        return next satisfies never
    }
  }

  #arm(): void {
    this.#stopTimer()
    const [first] = this.#waiting
    if (!first || this.#isClosed) return
    const { clock, time, delayMs } = this.#deps
    const wait = Math.max(1, first.at + delayMs - time.now())
    this.#stopTimer = clock.after(Math.min(longestTimerMs, wait), () => {
      for (const next of this.#takeDue()) {
        const message = this.#apply(next)
        if (message) this.#deps.send(message)
      }
      this.#arm()
    })
  }
}
