import type { RematchAction } from '@kingside/api'
import type {
  PendingRematch,
  RematchDeps,
  RematchSystemEvent,
  RematchStatus,
} from '@kingside/machines/rematch'
import type { GameLine, GameSideNews } from '../../platform/realtime/index.ts'

type Told = Extract<GameSideNews, { readonly type: 'rematch' }>

/** The rematch of one game, over the game's own socket. */
export interface RematchLine extends RematchDeps {
  /** What stands now. */
  readonly pending: () => PendingRematch
  /** @returns what stops the listening */
  readonly listen: (listener: (news: RematchSystemEvent) => void) => () => void
  readonly close: () => void
}

/** @param line the game's; it is followed from here on, so that nothing is missed */
export function createRematchLine(gameId: string, line: GameLine): RematchLine {
  const listeners = new Set<(news: RematchSystemEvent) => void>()
  let told: Told | null = null
  const close = line.side.listen((news) => {
    if (news.type !== 'rematch') return
    told = news
    for (const listener of listeners) for (const each of newsOf(gameId, news)) listener(each)
  })

  /** Says it, and waits for what the server makes of it. */
  const act = (action: RematchAction, signal: AbortSignal): Promise<RematchStatus> =>
    new Promise((resolve, reject) => {
      const stop = line.side.listen((news) => {
        if (news.type === 'rematch') settle(() => resolve(statusOf(news)))
        if (news.type === 'refused' && news.command === 'rematch') {
          settle(() => reject(refusal(news.reason === 'finished' ? 'no_opponent' : 'server_error')))
        }
      })
      const onAbort = () => settle(() => reject(refusal('timeout')))
      const settle = (end: () => void) => {
        stop()
        signal.removeEventListener('abort', onAbort)
        end()
      }
      signal.addEventListener('abort', onAbort)
      if (!line.sayRematch(action)) settle(() => reject(refusal('offline')))
    })

  return {
    pending: () => pendingIn(told),
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close,
    offerRematch: (_call, signal) => act('offer', signal),
    acceptRematch: async (_call, signal) => {
      const status = await act('accept', signal)
      if (status.status !== 'started') throw refusal('no_opponent')
      return { newGameId: status.newGameId }
    },
    declineRematch: async (_call, signal) => void (await act('decline', signal)),
    withdrawRematch: async (_call, signal) => void (await act('withdraw', signal)),
    checkRematch: async () => (told ? statusOf(told) : open('none')),
  }
}

/** A machine reads the code of what it is rejected with. */
const refusal = (code: string) =>
  Object.assign(new Error(`The rematch was refused (${code}).`), { code })

const pendingIn = (told: Told | null): PendingRematch =>
  told?.state === 'mine' || told?.state === 'theirs' ? told.state : 'none'

const open = (pending: PendingRematch): RematchStatus => ({
  status: 'open',
  pending,
  isOpponentHere: true,
})

const statusOf = (told: Told): RematchStatus =>
  told.state === 'started' && told.newGameId !== null
    ? { status: 'started', newGameId: told.newGameId }
    : open(pendingIn(told))

function newsOf(gameId: string, { state, end, newGameId }: Told): readonly RematchSystemEvent[] {
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
