import {
  createClient,
  type ApiClientOptions,
  type BoardTypeName,
  type OwnRatings,
} from '@kingside/api'
import { getUid } from '@kingside/api/calls/accounts/profile'
import { getRatings } from '@kingside/api/calls/accounts/ratings'
import type { ByModeAndBoard, GameFinderPlayer } from '@kingside/machines/game-finder'
import { selectSessionView, type SessionMachine } from '@kingside/machines/session'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

const calls = { getUid, getRatings }

/** The user of the page as the machines around a game need it: with the uid that others see. */
export interface CurrentPlayer {
  /** The same object as long as nothing changes. */
  readonly current: () => GameFinderPlayer
  /** @returns a function that stops listening */
  readonly subscribe: (listener: () => void) => () => void
  /** Fetches the ratings again, such as after a game. */
  readonly refresh: () => void
}

export interface CurrentPlayerDeps {
  readonly options: ApiClientOptions
  readonly session: ActorRefFrom<SessionMachine>
  /** Whether the lobby refused the player because of a ban. */
  readonly isBanned: () => boolean
  /** Calls back when that may have changed. */
  readonly onLobby: (listener: () => void) => void
}

type Ratings = ByModeAndBoard<number>
type Session = SnapshotFrom<SessionMachine>

const noRatings: Ratings = { unrated: {}, rated: {}, fide: {} }
const firstRetryMs = 2_000
const lastRetryMs = 60_000

/**
 * Combines the session with the player's public uid and ratings. A visitor's own uid is a secret, so the server is
 * asked for the public one. Nothing is fetched before the first subscriber.
 */
export function createCurrentPlayer(deps: CurrentPlayerDeps): CurrentPlayer {
  const { session, isBanned, onLobby } = deps
  const api = createClient(calls, deps.options)
  const listeners = new Set<() => void>()
  let known: Known = { key: null, uid: null, hasMissed: false }
  let ratings = noRatings
  let player: GameFinderPlayer | null = null
  let asking = new AbortController()

  const publish = () => {
    const next = playerOf(session.getSnapshot(), known, { ratings, isBanned: isBanned() })
    if (player && isSame(player, next)) return
    player = next
    for (const listener of listeners) listener()
  }

  const askUid = async (signal: AbortSignal) => {
    const ask = async () => (await api.getUid({ signal })).uid
    const uid = await again(ask, signal, () => {
      known = { ...known, hasMissed: true }
      publish()
    })
    known = { ...known, uid }
    publish()
  }
  const askRatings = async (signal: AbortSignal) => {
    ratings = ratingsOf(await again(() => api.getRatings({ signal }), signal))
    publish()
  }

  const follow = () => {
    const snapshot = session.getSnapshot()
    const { profile, anonymousUid } = snapshot.context
    const key = profile ? `member ${profile.uid}` : anonymousUid
    if (key !== known.key) {
      asking.abort()
      asking = new AbortController()
      known = { key, uid: profile?.uid ?? null, hasMissed: false }
      ratings = noRatings
      if (profile) void askRatings(asking.signal).catch(() => {})
      else if (anonymousUid !== null) void askUid(asking.signal).catch(() => {})
    }
    // Without an answer to the first call the visitor has no uid to ask for.
    if (snapshot.matches({ unauthorized: 'unidentified' })) known = { ...known, hasMissed: true }
    publish()
  }

  let isFollowing = false
  const start = () => {
    if (isFollowing) return
    isFollowing = true
    session.subscribe(follow)
    onLobby(publish)
    follow()
  }

  return {
    current: () => {
      start()
      return player ?? playerOf(session.getSnapshot(), known, { ratings, isBanned: false })
    },
    subscribe: (listener) => {
      start()
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    refresh: () => {
      if (session.getSnapshot().context.profile) void askRatings(asking.signal).catch(() => {})
    },
  }
}

/** The user; `key` is what the session knows, `uid` what others see. */
interface Known {
  readonly key: string | null
  readonly uid: string | null
  /** Whether the uid was asked for and did not come. */
  readonly hasMissed: boolean
}

/** A visitor without a uid is not ready to play; when it can't be fetched, the reason is shown. */
function playerOf(
  session: Session,
  { uid, hasMissed }: Known,
  facts: Pick<GameFinderPlayer, 'ratings' | 'isBanned'>,
): GameFinderPlayer {
  const view = selectSessionView(session)
  const isAwaited = view.status === 'unauthorized' && uid === null && !hasMissed && !view.canRetry
  const auth = view.status === 'signing-out' || isAwaited ? 'loading' : view.status
  return { ...facts, uid, auth, hasFideId: session.context.profile?.fide_id != null }
}

const isSame = (one: GameFinderPlayer, other: GameFinderPlayer) =>
  one.uid === other.uid &&
  one.auth === other.auth &&
  one.hasFideId === other.hasFideId &&
  one.isBanned === other.isBanned &&
  one.ratings === other.ratings

const boardTypes = ['bullet', 'blitz', 'rapid', 'classic', 'armageddon', 'daily'] as const

/** Unrated games have no rating, so the value of New is used for all. */
function ratingsOf(own: OwnRatings): Ratings {
  const kind = (name: 'worldchess' | 'fide') =>
    Object.fromEntries(
      boardTypes.map((board): [BoardTypeName, number] => [board, own[`${name}_${board}`]]),
    )
  return { unrated: {}, rated: kind('worldchess'), fide: kind('fide') }
}

/** Repeats a call until it returns a value. */
async function again<T>(
  call: () => Promise<T | null>,
  signal: AbortSignal,
  onMiss: () => void = () => {},
): Promise<T> {
  for (let pauseMs = firstRetryMs; ; pauseMs = Math.min(lastRetryMs, pauseMs * 2)) {
    try {
      const answer = await call()
      if (answer !== null) return answer
    } catch (error) {
      if (signal.aborted) throw error
    }
    onMiss()
    await pause(pauseMs, signal)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
