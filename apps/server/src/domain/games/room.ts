import type { BoardUserType, GameServerMessage, GameSnapshot, RematchAction } from '@kingside/api'
import type { Clock } from '../clock.ts'
import { Audience, type Member } from './audience.ts'
import { unchanged } from './game-change.ts'
import { nextDeadline } from './game-deadlines.ts'
import { decide } from './game-state.ts'
import { DelayedShowing } from './delayed-showing.ts'
import { viewerDelayOf } from './game-past.ts'
import { eventOf, snapshotOf } from './game-snapshot.ts'
import {
  type AcquiredGame,
  FenceLostError,
  type GameStore,
  keptFacts,
  type StoredFact,
} from './game-store.ts'
import type { GameTime } from './game-time.ts'
import type {
  Change,
  Decision,
  GameAction,
  GameEffect,
  GameState,
  RematchEnd,
} from './game.types.ts'
import { rematchMessage, type Shown, welcomeTo } from './room-messages.ts'
import { RoomsUnavailableError } from './rooms.types.ts'

export interface RoomDeps {
  readonly store: GameStore
  readonly clock: Clock
  readonly time: GameTime
  /** Sends to followers without a socket. */
  readonly sendToListeners: (message: GameServerMessage) => void
  /** The game has a new state, which is stored. */
  readonly onChanged: (room: Room, before: GameState) => void
  /** Makes the next game of a rematch; asked twice, it answers with the same game. */
  readonly createRematch: (state: GameState) => Promise<string>
  /** Whether two players may play each other again: neither blocks the other. */
  readonly mayRematch: (one: number, other: number) => Promise<boolean>
  readonly onFailure: (event: string, error: unknown) => void
  /** Another process writes this game now, so this room is over. */
  readonly onLost: (room: Room) => void
}

const retryMs = 1_000
const longestTimerMs = 3_600_000
const viewersDelayMs = 1_000
/** A game that starts sooner stays open, so that its warnings come in time. */
const longWaitMs = 120_000

/** One game that this process writes: its actions one after another, each stored before it is sent. */
export class Room {
  readonly gameId: string
  readonly audience: Audience
  readonly #deps: RoomDeps
  readonly #fence: number
  /** What viewers are shown of a game that they see late; null where they see it as it is. */
  readonly #delayed: DelayedShowing | null
  #state: GameState
  #facts: readonly StoredFact[]
  #queue: Promise<unknown> = Promise.resolve()
  #stopTimer = () => {}
  #stopViewers: (() => void) | null = null
  #sentViewers = 0
  #isClosed = false

  constructor({ state, fence, facts }: AcquiredGame, deps: RoomDeps) {
    this.gameId = state.config.gameId
    this.audience = new Audience(deps.sendToListeners)
    this.#deps = deps
    this.#fence = fence
    this.#state = state
    this.#facts = facts.slice(-keptFacts)
    const delayMs = viewerDelayOf(state.config)
    const tell = (message: GameServerMessage) => this.audience.sendToViewers(message)
    this.#delayed =
      delayMs > 0 ? new DelayedShowing(state, facts, { ...deps, delayMs, send: tell }) : null
  }

  get state(): GameState {
    return this.#state
  }

  /** A closed room does nothing any more; the game is to be taken up again. */
  get isClosed(): boolean {
    return this.#isClosed
  }

  /** Whether the game may be released: nothing happens in it, nobody follows it, and viewers have seen all. */
  get isIdle(): boolean {
    const { phase, startsAt } = this.#state
    const waitsMs = (startsAt ?? 0) - this.#deps.time.now()
    const isStill = phase === 'DONE' || (phase === 'SCHEDULED' && waitsMs > longWaitMs)
    return isStill && this.audience.isEmpty && (this.#delayed?.isUpToDate ?? true)
  }

  /** Runs a task when all before it are done. */
  enqueue<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(task)
    this.#queue = result.catch(() => {})
    return result
  }

  /** Decides, stores, sends. Only from within an enqueued task. @throws RoomsUnavailableError */
  async act(action: GameAction): Promise<Decision & { readonly at: number }> {
    const isApart = action.type === 'rematch' && (await this.#isApart(action.action))
    if (this.#isClosed) throw new RoomsUnavailableError('The game is written elsewhere now.')
    const at = this.#deps.time.now()
    if (isApart) return { ...unchanged(this.#state), kind: 'refused', reason: 'not-allowed', at }
    const now = this.#deps.clock.now().getTime()
    const isDated = action.type === 'move' || action.type === 'relayed'
    const decision = this.#decide(isDated ? { ...action, ts: now } : action, at)
    await this.#apply(decision, at, action.type === 'pause')
    for (const effect of decision.effects) await this.#runEffect(effect)
    return { ...decision, at }
  }

  /** Whether an offer or an answer that leads to another game is refused: one of the players blocks the other. */
  async #isApart(action: RematchAction): Promise<boolean> {
    if (action !== 'offer' && action !== 'accept') return false
    const { w: white, b: black } = this.#state.config.seats
    try {
      return !(await this.#deps.mayRematch(white.playerId, black.playerId))
    } catch (error) {
      throw new RoomsUnavailableError('It could not be read who blocks whom.', { cause: error })
    }
  }

  /** A game that can't go on by itself is cancelled; what a player asks for can't cancel one. */
  #decide(action: GameAction, at: number): Decision {
    try {
      return decide(this.#state, action, at)
    } catch (error) {
      if (action.type !== 'tick' && action.type !== 'resume') throw error
      this.#deps.onFailure('games.broken', error)
      const end = { result: 'CANCELLED', reason: 'error' } as const
      return decide(this.#state, { type: 'adjudicated', end }, at)
    }
  }

  /** The first messages of a socket: the missed events, or a snapshot. */
  welcome({ color }: Member, sinceV: number): readonly GameServerMessage[] {
    const shown = this.#shownTo(color === null ? 'viewer' : 'player')
    return welcomeTo(shown, { color, sinceV, viewers: this.audience.viewers })
  }

  snapshot(userType: BoardUserType): GameSnapshot {
    const { state, at } = this.#shownTo(userType)
    return snapshotOf(state, { at, viewers: this.audience.viewers, userType })
  }

  #shownTo(userType: BoardUserType): Shown {
    if (userType === 'viewer' && this.#delayed) return this.#delayed.shown
    return { state: this.#state, at: this.#deps.time.now(), facts: this.#facts }
  }

  /** Tells the count of viewers soon, once for many who come and go together. */
  countViewers(): void {
    if (this.#stopViewers || this.#isClosed) return
    this.#stopViewers = this.#deps.clock.after(viewersDelayMs, () => {
      this.#stopViewers = null
      const count = this.audience.viewers
      if (count !== this.#sentViewers) this.audience.sendToAll({ type: 'viewers', count })
      this.#sentViewers = count
    })
  }

  /** Sets the timer for what happens next by itself. */
  arm(): void {
    this.#stopTimer()
    if (this.#isClosed) return
    const next = this.#state.pausedAt === null ? nextDeadline(this.#state) : null
    const isPaused = this.#state.pausedAt !== null
    if (next === null && !isPaused) return
    const wait = isPaused ? retryMs : (next ?? 0) - this.#deps.time.now()
    this.#stopTimer = this.#deps.clock.after(Math.min(longestTimerMs, Math.max(0, wait)), () => {
      const tick = async () => {
        // It may have been closed while this task waited.
        if (!this.#isClosed) await this.act({ type: 'tick' })
      }
      this.enqueue(tick).catch((error: unknown) => {
        // Another process has the game now, and looks after it.
        if (this.#isClosed) return
        this.#deps.onFailure('games.tick', error)
        this.#stopTimer()
        this.#stopTimer = this.#deps.clock.after(retryMs, () => this.arm())
      })
    })
  }

  /** Stops the room without a message to anybody. */
  close(): void {
    this.#isClosed = true
    this.#stopTimer()
    this.#stopViewers?.()
    this.#delayed?.close()
  }

  async #apply(change: Change, at: number, isPause: boolean): Promise<void> {
    const before = this.#state
    const { state } = change
    const facts = await this.#store(change, at, isPause)
    this.#state = state
    this.#facts = [...this.#facts, ...facts].slice(-keptFacts)
    this.#send(facts)
    if (isPause) return
    this.arm()
    if (state !== before) this.#deps.onChanged(this, before)
  }

  #send(facts: readonly StoredFact[]): void {
    for (const { fact, serverTs } of facts) {
      const event = eventOf(this.gameId, fact, serverTs)
      if (this.#delayed) this.audience.sendToPlayers(() => ({ type: 'event', event }))
      else this.audience.sendEvent(event)
    }
    this.#delayed?.take(facts, this.#state.turns)
  }

  #sendRematch(end: RematchEnd | null): void {
    this.audience.sendToPlayers((color) => rematchMessage(this.#state, color, end))
    const open = rematchMessage(this.#state, null, end)
    if (this.#delayed) this.#delayed.takeRematch(this.#state.rematch)
    else if (open) this.audience.sendToViewers(open)
  }

  /** Presence follows from the sockets, so a change of presence alone isn't stored. */
  async #store(change: Change, at: number, isPause: boolean): Promise<readonly StoredFact[]> {
    const { state, facts } = change
    const { rematch, pausedAt } = this.#state
    const isTheSame = state.rematch === rematch && state.pausedAt === pausedAt
    if (facts.length === 0 && isTheSame && !isPause) return []
    const { clock, time, store } = this.#deps
    const now = clock.now()
    const stored = facts.map((fact) => ({ fact, serverTs: now.getTime() }))
    const next = nextDeadline(state)
    const dueAt = isPause ? at : next
    try {
      await store.commit({
        gameId: this.gameId,
        fence: this.#fence,
        state,
        moves: state.turns.slice(this.#state.turns.length),
        facts: stored,
        due: dueAt === null ? null : new Date(dueAt + time.aheadMs()),
        aheadMs: time.aheadMs(),
        at: now,
      })
    } catch (error) {
      this.#failed(error, at)
      throw new RoomsUnavailableError('The game could not be stored. Try again in a moment.', {
        cause: error,
      })
    }
    return stored
  }

  /** Until the store answers again no time passes; a game that another process writes is released. */
  #failed(error: unknown, at: number): void {
    if (error instanceof FenceLostError) {
      this.close()
      this.#deps.onLost(this)
      return
    }
    this.#state = decide(this.#state, { type: 'pause' }, at).state
    this.arm()
  }

  async #runEffect(effect: GameEffect): Promise<void> {
    switch (effect.type) {
      case 'rematch.changed':
        return this.#sendRematch(effect.end)
      case 'rematch.create': {
        const gameId = await this.#deps.createRematch(this.#state)
        await this.act({ type: 'rematch.started', gameId })
        return
      }
      default:
        effect satisfies never
    }
  }
}
