import { timeControls } from '@kingside/api'
import { type GameFinderPlayer, selectGameFinderView } from '@kingside/machines/game-finder'
import { gameFinderStates as states, snapshotAt } from '@kingside/machines/game-finder/examples'
import type { RatingMode } from '@kingside/machines/start-game-button'
import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { toChoice } from '../../../chess/terms/time-controls.ts'
import { inPage } from '../../../stories/in-page.tsx'
import type { GameFinder } from '../GameFinder.view.tsx'
import { GameChoices } from '../LateGameChoices.tsx'
import { RefusalNotice } from '../LateRefusalNotice.tsx'
import { SearchProgress } from '../LateSearchProgress.tsx'

export const view = selectGameFinderView

/** Eight seconds after the example's search began. */
export const now = () => 48_000

/** What all stories of it share. */
export const shared = {
  args: {
    view: view(states['idle.choosing']),
    timeControls: {
      status: 'ready',
      options: timeControls.map(toChoice),
    },
    now,
    onModeChoose: fn(),
    onTimeControlChoose: fn(),
    onColorChoose: fn(),
    onLimitsChoose: fn(),
    onRetryTimeControls: fn(),
    onSearch: fn(),
    onCancel: fn(),
    onBotAccept: fn(),
    onBotDecline: fn(),
    onDismiss: fn(),
    onRemedy: fn(),
    onOpenGame: fn(),
    onReset: fn(),
  },
  loaders: [GameChoices.prepare, SearchProgress.prepare, RefusalNotice.prepare],
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '40rem' }}>
        <Story />
      </div>
    ),
    inPage,
  ],
} satisfies Partial<Meta<typeof GameFinder>>

export const { player, settings } = states['idle.choosing'].context

export const choosing = (mode: RatingMode, changes: Partial<GameFinderPlayer> = {}) =>
  view(
    snapshotAt(
      { idle: 'choosing' },
      { settings: { ...settings, mode }, player: { ...player, ...changes } },
    ),
  )
