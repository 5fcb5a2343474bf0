import type { RatingRange } from '@kingside/api/facts'
import type { SnapshotFrom } from 'xstate'
import { type StartGameStep, startGameStep } from '../start-game-button/start-game-step.ts'
import type { gameFinderMachine } from './game-finder.machine.ts'
import { limitsOf } from './game-finder.setup.machine.ts'
import type { FoundGame, GameFinderSettings } from './game-finder.types.ts'
import { type GameRefusalView, viewOfRefusal } from './game-refusal.ts'

/** The state of the search, for the page to draw. */
export type GameFinderView = {
  readonly settings: GameFinderSettings
  /** The limits that apply: the player's own, or the range around the rating. */
  readonly limits: RatingRange
} & (
  | {
      readonly status: 'choosing'
      readonly step: StartGameStep
      /** Whether an open challenge or link of the player makes the server refuse a search. */
      readonly isBlocked: boolean
    }
  | { readonly status: 'refused'; readonly refusal: GameRefusalView }
  | { readonly status: 'requesting'; readonly isCancelling: boolean }
  | {
      readonly status: 'searching'
      /** `checking` while the server is asked whether the search still runs. */
      readonly connection: 'connected' | 'lost' | 'checking'
      readonly startedAt: number
      /** Whether a bot may be played instead of a person: `offered`, or `possible` after the player declined it. */
      readonly bot: 'offered' | 'possible' | null
      /** When a bot takes over or is offered, on the clock of `startedAt`; null is never. */
      readonly botAt: number | null
      /** Why cancelling failed; null when it did not. */
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
  const { player, settings, refusal, startedAt, botFallbackMs, hasDeclinedBot, found } = context
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
    bot: hasDeclinedBot ? 'possible' : null,
  } as const
  switch (value.searching) {
    case 'joining':
    case 'waiting':
      return { ...searching, connection: 'connected' }
    case 'offeringBot':
      return { ...searching, connection: 'connected', bot: 'offered' }
    case 'reconnecting':
      return { ...searching, connection: 'lost', bot: null }
    case 'checking':
      return { ...searching, connection: 'checking', bot: null }
    case 'fallingBack':
      return { ...chosen, status: 'calling-bot' }
    case 'cancelling':
      return { ...chosen, status: 'cancelling' }
    default:
      return value.searching satisfies never
  }
}
