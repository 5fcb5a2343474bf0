import type { SnapshotFrom } from 'xstate'
import type { gameConnectionMachine } from './game-connection.machine.ts'

type Snapshot = SnapshotFrom<typeof gameConnectionMachine>

/** The state of the connection to the game's server, for a page to show. */
export type GameConnectionView =
  | { readonly status: 'connecting' }
  | { readonly status: 'catching-up' }
  /** `rttMs` is the median of the last ten round trips, in whole ms; null before the first. */
  | { readonly status: 'live'; readonly rttMs: number | null }
  | {
      readonly status: 'reconnecting'
      readonly message: 'connection_lost'
      readonly attempt: number
      readonly canRetry: boolean
    }
  | { readonly status: 'offline'; readonly message: 'you_are_offline'; readonly canRetry: true }
  | { readonly status: 'signed-out'; readonly message: 'sign_in_again'; readonly canRetry: true }
  | { readonly status: 'refused'; readonly message: 'game_forbidden'; readonly canRetry: true }
  | { readonly status: 'closed' }

/** The machine's snapshot as the page sees it. */
export function selectGameConnectionView(snapshot: Snapshot): GameConnectionView {
  const { attempt, recentRttMs } = snapshot.context
  const state = typeof snapshot.value === 'string' ? snapshot.value : 'attached'
  switch (state) {
    case 'attached':
      if (snapshot.matches({ attached: { live: { stream: 'following' } } }))
        return { status: 'live', rttMs: medianOf(recentRttMs) }
      if (snapshot.matches({ attached: 'live' })) return { status: 'catching-up' }
      return connecting(attempt)
    case 'authorising':
      return connecting(attempt)
    case 'lost':
    case 'waiting':
      return reconnecting(attempt, state === 'waiting')
    case 'offline':
      return { status: 'offline', message: 'you_are_offline', canRetry: true }
    case 'signedOut':
      return { status: 'signed-out', message: 'sign_in_again', canRetry: true }
    case 'refused':
      return { status: 'refused', message: 'game_forbidden', canRetry: true }
    case 'finished':
    case 'left':
      return { status: 'closed' }
    default:
      return state satisfies never
  }
}

function medianOf(values: readonly number[]): number | null {
  const middle = values.toSorted((a, b) => a - b).at(Math.floor(values.length / 2))
  return middle === undefined ? null : Math.round(middle)
}

const reconnecting = (attempt: number, canRetry: boolean): GameConnectionView => ({
  status: 'reconnecting',
  message: 'connection_lost',
  attempt,
  canRetry,
})

const connecting = (attempt: number): GameConnectionView =>
  attempt === 0 ? { status: 'connecting' } : reconnecting(attempt, false)
