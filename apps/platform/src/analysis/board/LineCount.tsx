import { Inline } from '@kingside/design-system/Inline'
import { SegmentedControl } from '@kingside/design-system/SegmentedControl'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './AnalysisBoard.messages.ts'

export interface LineCountProps {
  /** How many lines the engine shows. */
  readonly lines: number
  readonly onChange: (lines: number) => void
}

const counts = [1, 2, 3, 4, 5] as const

/** Chooses how many lines the engine shows. */
export function LineCount({ lines, onChange }: LineCountProps) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <Inline justify="between">
      <Text size="s" tone="muted">
        <FormattedMessage {...messages.lineCount} />
      </Text>
      <SegmentedControl
        label={formatMessage(messages.lines)}
        value={String(lines)}
        options={counts.map((count) => ({
          value: String(count),
          title: formatNumber(count),
          name: formatMessage(messages.linesName, { count }),
        }))}
        onChange={(value) => onChange(Number(value))}
      />
    </Inline>
  )
}
