import type { SnapshotFrom } from 'xstate'
import { type GameRefusalView, viewOfRefusal } from '../game-finder/game-refusal.ts'
import { type StartGameStep, startGameStep } from '../start-game-button/start-game-step.ts'
import type { challengeMachine } from './challenge.machine.ts'
import type {
  Challenge,
  ChallengeContext,
  ChallengeEnd,
  ChallengeTerms,
} from './challenge.types.ts'

/** The state of a challenge, for the page to draw. `refusal` is why the last press did nothing. */
export type ChallengeView =
  | {
      readonly status: 'drafting'
      readonly terms: ChallengeTerms
      readonly step: StartGameStep
      readonly refusal: GameRefusalView | null
    }
  | {
      readonly status: 'creating'
      readonly terms: ChallengeTerms
      readonly isCancelling: boolean
    }
  | {
      readonly status: 'waiting' | 'offered'
      readonly challenge: Challenge
      readonly refusal: GameRefusalView | null
    }
  | {
      readonly status: 'cancelling' | 'accepting' | 'declining'
      readonly challenge: Challenge
    }
  | {
      readonly status: 'checking'
      readonly challenge: Challenge
      /** Whether this player made the challenge. */
      readonly isOwn: boolean
    }
  | { readonly status: 'started'; readonly gameId: string }
  /** The game is agreed, and starts at `startsAt` (ISO, UTC). */
  | { readonly status: 'scheduled'; readonly gameId: string; readonly startsAt: string }
  | {
      readonly status: 'ended'
      readonly end: ChallengeEnd
      readonly refusal: GameRefusalView | null
    }

/** The machine's snapshot as the page sees it. */
export function selectChallengeView({
  value,
  context,
}: SnapshotFrom<typeof challengeMachine>): ChallengeView {
  const { player, terms, challenge, gameId, end } = context
  const refusal = refusalIn(context)
  const drafting = {
    status: 'drafting',
    terms,
    step: startGameStep(player, terms.mode),
    refusal,
  } as const
  if (typeof value === 'object') {
    return { status: 'creating', terms, isCancelling: value.creating === 'recalled' }
  }
  switch (value) {
    case 'opening':
    case 'drafting':
      return drafting
    case 'waiting':
    case 'offered':
      return challenge ? { status: value, challenge, refusal } : drafting
    case 'cancelling':
    case 'accepting':
    case 'declining':
      return challenge ? { status: value, challenge } : drafting
    case 'checking':
      return challenge
        ? { status: value, challenge, isOwn: challenge.owner.uid === player.uid }
        : drafting
    case 'started':
      return gameId === null ? drafting : { status: 'started', gameId }
    case 'scheduled': {
      const startsAt = challenge?.starts_at ?? null
      return gameId === null || startsAt === null ? drafting : { status: value, gameId, startsAt }
    }
    case 'ended':
      return { status: 'ended', end: end ?? 'cancelled', refusal }
    default:
      return value satisfies never
  }
}

/** The refusal to show: for a long challenge whose owner is offline the remedy is to wait. */
function refusalIn({ kind, refusal }: ChallengeContext): GameRefusalView | null {
  if (refusal === null) return null
  const view = viewOfRefusal(refusal)
  return kind === 'long' && view.code === 'owner_disconnected' ? { ...view, remedy: 'retry' } : view
}
