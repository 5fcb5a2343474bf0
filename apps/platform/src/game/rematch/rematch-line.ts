import type { RematchAction } from '@kingside/api'
import type { GameRefusalCode } from '@kingside/machines/game-finder'
import type {
  PendingRematch,
  RematchDeps,
  RematchSystemEvent,
  RematchStatus,
} from '@kingside/machines/rematch'
import type { GameLine, GameSideNews } from '../../platform/realtime/index.ts'

/** What the server last said of a game's rematch. */
export type RematchTold = Extract<GameSideNews, { readonly type: 'rematch' }>
type RefusalReason = Extract<GameSideNews, { readonly type: 'refused' }>['reason']

/** The rematch of one game, over the game's own socket. */
export interface RematchLine extends RematchDeps {
  /** The open offer at the moment. */
  readonly pending: () => PendingRematch
  /** @returns what stops the listening */
  readonly listen: (listener: (event: RematchSystemEvent) => void) => () => void
}

export interface RematchLineDeps {
  readonly line: Pick<GameLine, 'side' | 'sayRematch'>
  /** Kept since the line was opened, so that nothing is missed; null is that nothing was said. */
  readonly told: () => RematchTold | null
}

export function createRematchLine(gameId: string, { line, told }: RematchLineDeps): RematchLine {
  /** Sends an action and waits for the server's answer to it. */
  const act = (action: RematchAction, signal: AbortSignal): Promise<RematchStatus> =>
    new Promise((resolve, reject) => {
      const stop = line.side.listen((event) => {
        if (event.type === 'rematch') settle(() => resolve(statusOf(event)))
        if (event.type === 'refused' && event.command === `rematch.${action}`) {
          settle(() => reject(refusal(codeOf(action, event.reason))))
        }
      })
      const onTimeout = () => settle(() => reject(refusal('timeout')))
      const timeout = setTimeout(onTimeout, answerMs)
      const settle = (end: () => void) => {
        stop()
        clearTimeout(timeout)
        signal.removeEventListener('abort', onTimeout)
        end()
      }
      signal.addEventListener('abort', onTimeout)
      if (!line.sayRematch(action)) settle(() => reject(refusal('offline')))
    })

  return {
    pending: () => pendingIn(told()),
    listen: (listener) =>
      line.side.listen((event) => {
        if (event.type !== 'rematch') return
        for (const each of eventsOf(gameId, event)) listener(each)
      }),
    offerRematch: (_call, signal) => act('offer', signal),
    acceptRematch: async (_call, signal) => {
      const status = await act('accept', signal)
      if (status.status !== 'started') throw refusal('no_opponent')
      return { newGameId: status.newGameId }
    },
    declineRematch: async (_call, signal) => void (await act('decline', signal)),
    withdrawRematch: async (_call, signal) => void (await act('withdraw', signal)),
    checkRematch: async () => {
      const last = told()
      return last ? statusOf(last) : open('none')
    },
  }
}

/** A server that is there answers within this time, in ms. */
const answerMs = 3000

/** An answer to an offer that is no longer open, or an offer in a game that is not over. */
const codeOf = (action: RematchAction, reason: RefusalReason): GameRefusalCode => {
  switch (reason) {
    case 'not-allowed':
      return action === 'offer' ? 'server_error' : 'challenge_not_found'
    case 'finished':
    case 'not-a-player':
      return 'no_opponent'
    case 'too-often':
      return 'rate_limited'
    case 'not-due':
      return 'server_error'
    default:
      return reason satisfies never
  }
}

/** A machine reads the code of what it is rejected with. */
const refusal = (code: GameRefusalCode) =>
  Object.assign(new Error(`The rematch was refused (${code}).`), { code })

const pendingIn = (told: RematchTold | null): PendingRematch =>
  told?.state === 'mine' || told?.state === 'theirs' ? told.state : 'none'

const open = (pending: PendingRematch): RematchStatus => ({
  status: 'open',
  pending,
  isOpponentHere: true,
})

const statusOf = (told: RematchTold): RematchStatus =>
  told.state === 'started' && told.newGameId !== null
    ? { status: 'started', newGameId: told.newGameId }
    : open(pendingIn(told))

function eventsOf(
  gameId: string,
  { state, end, newGameId }: RematchTold,
): readonly RematchSystemEvent[] {
  if (state === 'started' && newGameId !== null) {
    return [{ type: 'rematch.started', gameId, newGameId }]
  }
  if (state === 'theirs') return [{ type: 'offer.received', gameId }]
  switch (end) {
    case 'declined':
      return [{ type: 'offer.declined', gameId }]
    case 'withdrawn':
      return [{ type: 'offer.withdrawn', gameId }]
    case 'expired':
      return [{ type: 'offer.expired', gameId }]
    case 'opponent_left':
      return [{ type: 'opponent.left', gameId }]
    case null:
      return []
    default:
      return end satisfies never
  }
}
