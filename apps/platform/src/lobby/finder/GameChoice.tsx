import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { ChosenTimeControl, GameRemedy } from '@kingside/machines/game-finder'
import { FormattedMessage, useIntl } from 'react-intl'
import { ExitLink } from './ExitLink.tsx'
import type { FinderPress, FinderViewModel } from './finder-view-model.ts'
import type { GameChoicesProps } from './GameChoices.tsx'
import { GameOptions } from './GameOptions.tsx'
import { messages } from './GameFinder.messages.ts'
import { stepMessages, stepReasons } from './start-game.messages.ts'
import { TimeGrid } from './TimeGrid.tsx'
import type { TimeControlsView } from './time-controls-view.ts'
import { useEagerPress } from './useEagerPress.ts'

export interface GameChoiceProps extends GameChoicesProps {
  readonly timeControls: TimeControlsView
  readonly onTimeControlChoose: (timeControl: ChosenTimeControl) => void
  /** Loads the time controls again. */
  readonly onRetryTimeControls: () => void
}

interface ChoiceProps extends GameChoiceProps {
  readonly model: FinderViewModel
  readonly onPress: (does: FinderPress) => void
  readonly onRemedy: (remedy: Exclude<GameRemedy, 'none'>) => void
}

/** The choice of a game: a press on a time starts the search, with the options as they were chosen last. */
export function GameChoice({ model, timeControls, onPress, onRemedy, ...choice }: ChoiceProps) {
  const { formatMessage } = useIntl()
  const { does, reason, because } = model
  const { timeControl: last } = choice.view.settings
  const { pressed, press } = useEagerPress(does === 'wait', (timeControl) => {
    choice.onTimeControlChoose(timeControl)
    onPress(does)
  })
  const disabledReason = does === 'refuse' && reason ? formatMessage(reason) : null
  return (
    <Stack gap={2}>
      {timeControls.status === 'failed' ? (
        <Stack gap={3}>
          <TimesFailed onRetry={choice.onRetryTimeControls} />
          <Button
            size="l"
            display="block"
            loading={does === 'wait'}
            {...(disabledReason !== null && { disabledReason })}
            onPress={() => press(last)}
          >
            <FormattedMessage {...stepMessages['find-opponent']} />
          </Button>
        </Stack>
      ) : (
        <TimeGrid
          timeControls={timeControls.status === 'ready' ? timeControls.options : null}
          last={last}
          pressed={pressed}
          disabledReason={disabledReason}
          onPress={press}
        />
      )}
      {reason && timeControls.status !== 'failed' && (
        <Text as="p" size="s" tone="muted">
          <FormattedMessage {...reason} />
        </Text>
      )}
      {does in stepReasons && does !== 'find-opponent' && (
        <Button display="block" onPress={() => onPress(does)}>
          <FormattedMessage {...model.label} />
        </Button>
      )}
      {because && <ExitLink because={because} onRemedy={onRemedy} />}
      <GameOptions {...choice} />
    </Stack>
  )
}

const TimesFailed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { formatMessage } = useIntl()
  return (
    <Banner
      type="warning"
      title={formatMessage(messages.timesFailed)}
      action={
        <Button size="s" type="secondary" onPress={onRetry}>
          <FormattedMessage {...messages.retry} />
        </Button>
      }
    >
      <FormattedMessage {...messages.timesFailedHint} />
    </Banner>
  )
}
