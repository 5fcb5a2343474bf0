import type { SnapshotFrom } from 'xstate'
import { type GameRefusalView, viewOfRefusal } from '../game-finder/game-refusal.ts'
import type { rematchMachine } from './rematch.machine.ts'
import { refusedRematch } from './rematch.setup.machine.ts'
import type { RematchEnd } from './rematch.types.ts'

/** The state of the rematch, for the page to draw. `refusal` is why the last press did nothing. */
export type RematchView =
  | {
      readonly status: 'idle'
      /** Why no offer can be made; null when one can. */
      readonly blockedBy:
        | 'declined'
        | 'opponent_left'
        | 'player_banned'
        | 'player_uid_missing'
        | null
      /** How the last offer ended. */
      readonly end: RematchEnd | null
      readonly refusal: GameRefusalView | null
    }
  | { readonly status: 'offering' }
  /** `offerMs` is how long an offer is valid from when it was made. */
  | { readonly status: 'offered'; readonly offerMs: number; readonly isConnected: boolean }
  | {
      readonly status: 'received'
      readonly offerMs: number
      readonly isConnected: boolean
      readonly refusal: GameRefusalView | null
    }
  /** Both players want it: the game is being made. */
  | { readonly status: 'starting' }
  | { readonly status: 'withdrawing' | 'declining' | 'checking' }
  | { readonly status: 'started'; readonly newGameId: string }

/** The machine's snapshot as the page sees it. */
export function selectRematchView({
  value,
  context,
}: SnapshotFrom<typeof rematchMachine>): RematchView {
  const { offerMs, isConnected, end, newGameId } = context
  const refusal = context.refusal && viewOfRefusal(context.refusal)
  switch (value) {
    case 'opening':
    case 'idle':
      return { status: 'idle', blockedBy: refusedRematch(context), end, refusal }
    case 'offered':
      return { status: 'offered', offerMs, isConnected }
    case 'received':
      return { status: 'received', offerMs, isConnected, refusal }
    case 'agreed':
    case 'accepting':
      return { status: 'starting' }
    case 'offering':
    case 'withdrawing':
    case 'declining':
    case 'checking':
      return { status: value }
    case 'started':
      return newGameId === null ? { status: 'starting' } : { status: 'started', newGameId }
    default:
      return value satisfies never
  }
}
