import { fromPromise } from 'xstate'
import { type GameRefusal, type GameRefusalCode, refusalOf } from '../game-finder/game-refusal.ts'
import type { ChallengeStatus, ChallengeViewer } from './challenge.types.ts'

/** The id of the challenge, invite or link of an event or an answer. */
export interface Named {
  readonly id: string
}

/** A game that was announced before the call that asked for it was answered. */
export interface Early extends Named {
  readonly gameId: string
}

/** What a call was rejected with. */
export interface Failed {
  readonly reason: unknown
}

/** The refusal in the error of a call of this player. */
export const refusalFor = (reason: unknown, { auth, hasFideId }: ChallengeViewer): GameRefusal =>
  refusalOf(reason, { isPro: auth === 'subscribed', hasFideId })

/** A refusal made without a call; null becomes `server_error`. */
export const refusalHere = (code: GameRefusalCode | null): GameRefusal => ({
  code: code ?? 'server_error',
  detail: null,
})

export const isOpenStatus = ({ status }: ChallengeStatus) => status === 'open'
/** Whether the challenge was taken and its game's id is known. */
export const isTakenStatus = (status: ChallengeStatus) =>
  status.status === 'taken' && status.gameId !== null
/** The game or the end that belongs to a status other than open. */
export const outcomeOf = (status: ChallengeStatus) => ({
  gameId: status.status === 'taken' ? status.gameId : null,
  end: status.status === 'ended' ? status.end : ('taken' as const),
})

/** The longest timer that hosts can keep, used where there is no expiry. */
const longestMs = 2_147_483_647
/** How long an invite or a link is still valid, in ms. */
export const holdMs = (made: { readonly expiresInMs: number | null } | null) =>
  Math.min(made?.expiresInMs ?? longestMs, longestMs)

/** One expiry timer for the whole state: changing between its substates does not restart it. */
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
/** The error of a failed call, for the actions that keep it. */
export const reasonOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  reason: event.error,
})

/** After a failed call: `gone` where the thing no longer exists, otherwise `back` with the error. */
export const failedCall = <const Gone extends object, const Back extends string>(
  gone: Gone,
  back: Back,
) =>
  [
    { guard: { type: 'isGone', params: reasonOf }, ...gone },
    { target: back, actions: { type: 'setError', params: reasonOf } },
  ] as const

/** After it was made: started if it was already taken, cancelled if the player recalled it meanwhile, else waiting. */
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

/** After it could not be made: a player who recalled it meanwhile is not shown the error. */
export const notMade = <const Back extends string>(back: Back) =>
  [
    { guard: 'isRecalled', target: back },
    { target: back, actions: { type: 'setError', params: reasonOf } },
  ] as const

/** After the server's status: still open, taken by a game, or ended. */
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
