import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage } from 'react-intl'
import { messages } from './premoves.messages.ts'

export interface PremovesProps {
  readonly count: number
  /** Whether another premove can be added. */
  readonly canAdd: boolean
  readonly onCancel: () => void
}

/** The number of premoves, and the button to cancel them. */
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
