import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import type { GameView } from '@kingside/machines/game'
import { CalendarPlus, X } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { StartTime } from '../../chess/terms/index.ts'
import { ActionButton } from './ActionButton.tsx'
import { saveCalendarFile } from '../../chess/record/index.ts'
import { usualMinutes } from './usual-minutes.ts'
import { messages } from './Game.messages.ts'
import { LeftTime } from './LeftTime.tsx'
import { scheduledMessages } from './ScheduledGame.messages.ts'

export interface ScheduledGameProps {
  readonly view: Extract<GameView, { readonly status: 'scheduled' }>
  readonly now: () => number
  /** The game is not to take place. */
  readonly onCancel: () => void
}

/** A game before its start: when it starts, and what its players can do until then. */
export function ScheduledGame({ view, now, onCancel }: ScheduledGameProps) {
  const { countdown, isSoon, config, color } = view
  const { formatMessage } = useIntl()
  const startsAt = config?.startsAt ?? null
  const label = countdown
    ? formatMessage(isSoon ? messages.startsSoon : messages.startsIn)
    : formatMessage(messages.startUnknown)
  return (
    <Surface tone={isSoon ? 'brand' : 'default'}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Text as="p" weight="semibold">
            {label}
          </Text>
          {countdown && <LeftTime countdown={countdown} label={label} now={now} size="xl" />}
          {startsAt !== null && (
            <Text as="p" tabular>
              <StartTime startsAt={startsAt} />
            </Text>
          )}
          {!isSoon && color !== null && (
            <Text as="p" size="s" tone="muted">
              <FormattedMessage {...messages.scheduledHint} />
            </Text>
          )}
        </Stack>
        {!isSoon && color !== null && (
          <Inline gap={2}>
            {config && startsAt !== null && (
              <Button
                type="secondary"
                icon={<CalendarPlus aria-hidden="true" />}
                onPress={() =>
                  void saveCalendarFile('game.ics', {
                    uid: config.gameId,
                    startsAt,
                    minutes: usualMinutes(config.clock),
                    title: formatMessage(scheduledMessages.calendarTitle),
                    address: window.location.href,
                  })
                }
              >
                <FormattedMessage {...scheduledMessages.calendar} />
              </Button>
            )}
            {view.abort && (
              <ActionButton view={view.abort} icon={<X aria-hidden="true" />} onPress={onCancel}>
                <FormattedMessage {...scheduledMessages.cancel} />
              </ActionButton>
            )}
          </Inline>
        )}
      </Stack>
    </Surface>
  )
}
