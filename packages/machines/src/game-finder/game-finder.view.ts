import type { RatingRange } from '@kingside/api/facts'
import type { SnapshotFrom } from 'xstate'
import { type StartGameStep, startGameStep } from '../start-game-button/start-game-step.ts'
import type { gameFinderMachine } from './game-finder.machine.ts'
import { limitsOf } from './game-finder.setup.machine.ts'
import type { FoundGame, GameFinderSettings } from './game-finder.types.ts'
import { type GameRefusalView, viewOfRefusal } from './game-refusal.ts'

/** How the search stands, for the page to draw. */
export type GameFinderView = {
  readonly settings: GameFinderSettings
  /** The limits in force: the player's own, or the range around the rating. */
  readonly limits: RatingRange
} & (
  | {
      readonly status: 'choosing'
      readonly step: StartGameStep
      /** A challenge or a link of the player's is open: the server would refuse a search. */
      readonly isBlocked: boolean
    }
  | { readonly status: 'refused'; readonly refusal: GameRefusalView }
  | { readonly status: 'requesting'; readonly isCancelling: boolean }
  | {
      readonly status: 'searching'
      /** `checking` asks the server whether the search still runs. */
      readonly connection: 'connected' | 'lost' | 'checking'
      readonly startedAt: number
      /** When a bot takes over, on the clock of `startedAt`; null is never. */
      readonly botAt: number | null
      /** Why cancelling failed, where it did. */
      readonly refusal: GameRefusalView | null
    }
  | { readonly status: 'calling-bot' }
  | { readonly status: 'cancelling' }
  | ({ readonly status: 'found' } & FoundGame)
)

/** The machine's snapshot as the page sees it. */
export function selectGameFinderView({
  value,
  context,
}: SnapshotFrom<typeof gameFinderMachine>): GameFinderView {
  const { player, settings, refusal, startedAt, botFallbackMs, found } = context
  const chosen = { settings, limits: limitsOf(context) }
  const choosing = {
    ...chosen,
    status: 'choosing',
    step: startGameStep(player, settings.mode),
    isBlocked: context.hasOngoingChallenge,
  } as const
  if (value === 'opening') return choosing
  if (value === 'found') return found ? { ...chosen, status: 'found', ...found } : choosing
  if ('idle' in value) {
    return value.idle === 'refused'
      ? { ...chosen, status: 'refused', refusal: viewOfRefusal(refusal) }
      : choosing
  }
  if ('requesting' in value) {
    return { ...chosen, status: 'requesting', isCancelling: value.requesting === 'recalled' }
  }
  const searching = {
    ...chosen,
    status: 'searching',
    startedAt,
    botAt: botFallbackMs === null ? null : startedAt + botFallbackMs,
    refusal: refusal && viewOfRefusal(refusal),
  } as const
  switch (value.searching) {
    case 'joining':
    case 'waiting':
      return { ...searching, connection: 'connected' }
    case 'reconnecting':
      return { ...searching, connection: 'lost' }
    case 'checking':
      return { ...searching, connection: 'checking' }
    case 'fallingBack':
      return { ...chosen, status: 'calling-bot' }
    case 'cancelling':
      return { ...chosen, status: 'cancelling' }
    default:
      return value.searching satisfies never
  }
}
