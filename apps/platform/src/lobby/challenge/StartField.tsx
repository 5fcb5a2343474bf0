import { RadioCards } from '@kingside/design-system/RadioCards'
import { Stack } from '@kingside/design-system/Stack'
import { useIntl } from 'react-intl'
import { lazyPart } from '../../platform/page/index.ts'
import { usualStart } from './start-choice.ts'
import { startMessages } from './start.messages.ts'

// Loaded later, because most games start at once, and a calendar is large.
export const LaterStart = lazyPart(async () => (await import('./LaterStart.tsx')).LaterStart)

export interface StartFieldProps {
  /** ISO, UTC; null is as soon as the challenge is accepted. */
  readonly value: string | null
  readonly disabled: boolean
  readonly onChange: (value: string | null) => void
}

/** When a game starts: at once, or on a day and at a time of the reader's own clock. */
export function StartField({ value, disabled, onChange }: StartFieldProps) {
  const { formatMessage } = useIntl()
  return (
    <Stack gap={4}>
      <RadioCards
        label={formatMessage(startMessages.label)}
        columns={2}
        layout="compact"
        disabled={disabled}
        value={value === null ? 'now' : 'later'}
        onChange={(choice) => onChange(choice === 'now' ? null : usualStart(new Date()))}
        options={(['now', 'later'] as const).map((choice) => ({
          value: choice,
          title: formatMessage(startMessages[choice]),
        }))}
      />
      {value !== null && <LaterStart value={value} disabled={disabled} onChange={onChange} />}
    </Stack>
  )
}
