import { DateField } from '@kingside/design-system/DateField'
import { Select } from '@kingside/design-system/Select'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { localMomentOf, momentOf, quarterTimes } from '../../platform/page/index.ts'
import { isStart, startDays } from './start-choice.ts'
import { startMessages } from './start.messages.ts'
import type { StartFieldProps } from './StartField.tsx'

export interface LaterStartProps extends StartFieldProps {
  readonly value: string
}

/** A day and a time of the reader's own clock, and which clock that is. */
export function LaterStart({ value, disabled, onChange }: LaterStartProps) {
  const { formatMessage, formatTime, formatDateToParts } = useIntl()
  const [now] = useState(() => new Date())
  const { day, time } = localMomentOf(new Date(value))
  const zone = formatDateToParts(value, { timeZoneName: 'short' }).find(
    ({ type }) => type === 'timeZoneName',
  )
  return (
    <Stack gap={3}>
      <DateField
        label={formatMessage(startMessages.day)}
        texts={{
          open: formatMessage(startMessages.openCalendar),
          previousMonth: formatMessage(startMessages.previousMonth),
          nextMonth: formatMessage(startMessages.nextMonth),
          tooEarly: formatMessage(startMessages.outOfRange),
          tooLate: formatMessage(startMessages.outOfRange),
        }}
        {...startDays(now)}
        value={day}
        disabled={disabled}
        onChange={(chosen) => {
          if (chosen !== null) onChange(momentOf({ day: chosen, time }))
        }}
      />
      <Select
        label={formatMessage(startMessages.time)}
        texts={{ placeholder: time, empty: formatMessage(startMessages.outOfRange) }}
        value={time}
        disabled={disabled}
        options={quarterTimes(time).map((each) => ({
          value: each,
          label: formatTime(momentOf({ day, time: each }), { hour: '2-digit', minute: '2-digit' }),
        }))}
        {...(!isStart(value, now) && { error: formatMessage(startMessages.outOfRange) })}
        onChange={(chosen) => onChange(momentOf({ day, time: chosen }))}
      />
      {zone && (
        <Text as="p" size="s" tone="muted">
          {formatMessage(startMessages.zone, { zone: zone.value })}
        </Text>
      )}
    </Stack>
  )
}
