import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { RadioCards } from '@kingside/design-system/RadioCards'
import { Stack } from '@kingside/design-system/Stack'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { ChosenTimeControl } from '@kingside/machines/game-finder'
import { FormattedMessage, useIntl } from 'react-intl'
import { termsMessages, type TimeControlName } from '../../chess/terms/index.ts'
import { messages } from './GameFinder.messages.ts'
import type { TimeControlsView } from './time-controls-view.ts'
import { usualTimeControls } from './usual-time-controls.ts'

export interface TimeControlCardsProps {
  readonly timeControls: TimeControlsView
  readonly chosen: ChosenTimeControl
  readonly onChoose: (timeControl: ChosenTimeControl) => void
  /** Loads the time controls again. */
  readonly onRetry: () => void
}

/** All time controls, grouped by board type. */
export function TimeControlCards({
  timeControls,
  chosen,
  onChoose,
  onRetry,
}: TimeControlCardsProps) {
  const { formatMessage } = useIntl()
  switch (timeControls.status) {
    case 'loading':
      return (
        <div aria-busy="true">
          <VisuallyHidden>
            <span role="status">
              <FormattedMessage {...messages.loadingTimes} />
            </span>
          </VisuallyHidden>
          <Stack gap={4}>
            {usualTimeControls.map(({ family, controls }) => (
              <RadioCards
                key={family}
                label={formatMessage(termsMessages.family, { family })}
                columns={8}
                layout="compact"
                options={[]}
                skeletonCards={controls}
              />
            ))}
          </Stack>
        </div>
      )
    case 'failed':
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
    case 'ready':
      return (
        <div role="group" aria-label={formatMessage(messages.timeControl)}>
          <Stack gap={4}>
            {familiesOf(timeControls.options).map((family) => (
              <RadioCards
                key={family}
                label={formatMessage(termsMessages.family, { family })}
                columns={8}
                layout="compact"
                value={chosen.boardType === family ? String(chosen.id) : null}
                onChange={(id) => onChoose({ id: Number(id), boardType: family })}
                options={timeControls.options
                  .filter((option) => option.family === family)
                  .map(({ id, name }) => ({ value: String(id), title: name }))}
              />
            ))}
          </Stack>
        </div>
      )
    default:
      return timeControls satisfies never
  }
}

/** The board types of the time controls, in the order of their first one. */
const familiesOf = (options: readonly TimeControlName[]) => [
  ...new Set(options.map(({ family }) => family)),
]
