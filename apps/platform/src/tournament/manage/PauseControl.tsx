import { Button } from '@kingside/design-system/Button'
import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { Inline } from '@kingside/design-system/Inline'
import { NumberField } from '@kingside/design-system/NumberField'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { pauseMessages, timeMessages } from './manage.messages.ts'
import type { Progress } from './manage.types.ts'

export interface PauseControlProps {
  readonly tournament: Progress['tournament']
  readonly isBusy: boolean
  /** For so many minutes; 0 ends the pause. */
  readonly onPause: (minutes: number) => void
}

const usualMinutes = 15
const mostMinutes = 24 * 60

const isAhead = (moment: string | null): moment is string =>
  moment !== null && Date.parse(moment) > Date.now()

/** Pauses a tournament that goes on here, and ends the pause. */
export function PauseControl({ tournament, isBusy, onPause }: PauseControlProps) {
  const { formatMessage, formatDate } = useIntl()
  const [isAsked, setAsked] = useState(false)
  const [minutes, setMinutes] = useState<number | null>(usualMinutes)
  const end = tournament.pause_end_datetime
  if (tournament.status !== 'goes' || tournament.mode !== 'online') return null
  return (
    <>
      <Inline gap={3}>
        {isAhead(end) && (
          <Text size="s">
            <FormattedMessage
              {...pauseMessages.until}
              values={{ when: formatDate(end, { dateStyle: 'short', timeStyle: 'short' }) }}
            />
          </Text>
        )}
        <Button
          size="s"
          type="ghost"
          disabled={isBusy}
          onPress={() => (isAhead(end) ? onPause(0) : setAsked(true))}
        >
          <FormattedMessage {...(isAhead(end) ? pauseMessages.end : pauseMessages.pause)} />
        </Button>
      </Inline>
      <ConfirmDialog
        open={isAsked}
        title={formatMessage(pauseMessages.title)}
        message={
          <Stack gap={3}>
            <Text as="p">
              <FormattedMessage {...pauseMessages.text} />
            </Text>
            <NumberField
              label={formatMessage(timeMessages.minutes)}
              texts={{
                increase: formatMessage(timeMessages.increase),
                decrease: formatMessage(timeMessages.decrease),
              }}
              min={1}
              max={mostMinutes}
              value={minutes}
              onChange={setMinutes}
            />
          </Stack>
        }
        yesLabel={formatMessage(pauseMessages.pause)}
        noLabel={formatMessage(timeMessages.cancel)}
        onAnswer={(yes) => {
          setAsked(false)
          if (yes) onPause(minutes ?? usualMinutes)
        }}
      />
    </>
  )
}
