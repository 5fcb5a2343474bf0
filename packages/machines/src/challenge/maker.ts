import { fromPromise } from 'xstate'
import { type GameRefusal, type GameRefusalCode, refusalOf } from '../game-finder/game-refusal.ts'
import type { ChallengeStatus, ChallengeViewer } from './challenge.types.ts'

/** What an event or an answer is about. */
export interface Named {
  readonly id: string
}

/** A game that was told before the answer about what it came from. */
export interface Early extends Named {
  readonly gameId: string
}

/** What a call was rejected with. */
export interface Failed {
  readonly reason: unknown
}

/** The refusal in what a call of this player was rejected with. */
export const refusalFor = (reason: unknown, { auth, hasFideId }: ChallengeViewer): GameRefusal =>
  refusalOf(reason, { isPro: auth === 'subscribed', hasFideId })

/** A refusal without a call; null is none that this version knows. */
export const refusalHere = (code: GameRefusalCode | null): GameRefusal => ({
  code: code ?? 'server_error',
  detail: null,
})

export const isOpenStatus = ({ status }: ChallengeStatus) => status === 'open'
/** Taken, and the game is told. */
export const isTakenStatus = (status: ChallengeStatus) =>
  status.status === 'taken' && status.gameId !== null
/** What a status that is not open leaves behind. */
export const outcomeOf = (status: ChallengeStatus) => ({
  gameId: status.status === 'taken' ? status.gameId : null,
  end: status.status === 'ended' ? status.end : ('taken' as const),
})

/** The longest timer that hosts can keep: what has no end never reaches it. */
const longestMs = 2_147_483_647
/** For how long an invite or a link still holds. */
export const holdMs = (made: { readonly expiresInMs: number | null } | null) =>
  Math.min(made?.expiresInMs ?? longestMs, longestMs)

/** One timer over all of a state, so that nothing in it makes what was made last longer. */
export const whileItHolds = {
  expiry: {
    guard: 'isLimited',
    target: 'ended',
    actions: { type: 'setEnd', params: 'expired' },
  },
} as const

/** A call as an actor. */
export const calling = <Output, Input>(
  call: (input: Input, signal: AbortSignal) => Promise<Output>,
) => fromPromise<Output, Input>(({ input, signal }) => call(input, signal))

const outputOf = <Output>({ event }: { readonly event: { readonly output: Output } }) =>
  event.output
/** Why a call failed, for the actions that say it. */
export const reasonOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  reason: event.error,
})

/** Where a call failed: `gone` where there is nothing left of what it was about, and otherwise `back`, with the reason. */
export const failedCall = <const Gone extends object, const Back extends string>(
  gone: Gone,
  back: Back,
) =>
  [
    { guard: { type: 'isGone', params: reasonOf }, ...gone },
    { target: back, actions: { type: 'setError', params: reasonOf } },
  ] as const

/** What was made is out, was taken already, or is taken back at once if the player recalled it meanwhile. */
export const madeOf = <const Cancelling extends string, const Waiting extends string>(
  cancelling: Cancelling,
  waiting: Waiting,
) =>
  [
    {
      guard: { type: 'isTakenEarly', params: outputOf },
      target: 'started',
      actions: [{ type: 'keepMade', params: outputOf }, 'takeEarly'],
    },
    { guard: 'isRecalled', target: cancelling, actions: { type: 'keepMade', params: outputOf } },
    { target: waiting, actions: { type: 'keepMade', params: outputOf } },
  ] as const

/** What was not made: who recalled it meanwhile is not told why. */
export const notMade = <const Back extends string>(back: Back) =>
  [
    { guard: 'isRecalled', target: back },
    { target: back, actions: { type: 'setError', params: reasonOf } },
  ] as const

/** How it stands by the server: open as it was, a game, or over. */
export const statusOf = <
  const Open extends string,
  const Started extends string,
  const Ended extends string,
>(
  open: Open,
  started: Started,
  ended: Ended,
) =>
  [
    { guard: { type: 'isOpenStatus', params: outputOf }, target: open },
    {
      guard: { type: 'isTakenStatus', params: outputOf },
      target: started,
      actions: { type: 'keepStatus', params: outputOf },
    },
    { target: ended, actions: { type: 'keepStatus', params: outputOf } },
  ] as const
