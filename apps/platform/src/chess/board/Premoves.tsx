import { Button, Inline, Text } from '@kingside/design-system'
import { FormattedMessage } from 'react-intl'
import { messages } from './premoves.messages.ts'

export interface PremovesProps {
  readonly count: number
  /** Whether there may be one more. */
  readonly canAdd: boolean
  readonly onCancel: () => void
}

/** How many moves were made ahead, and the way to take them back. */
export function Premoves({ count, canAdd, onCancel }: PremovesProps) {
  return (
    <Inline gap={3} justify="between">
      <Text size="s" tone="muted">
        <FormattedMessage {...(canAdd ? messages.waiting : messages.limit)} values={{ count }} />
      </Text>
      <Button size="s" type="ghost" onPress={onCancel}>
        <FormattedMessage {...messages.cancel} />
      </Button>
    </Inline>
  )
}
