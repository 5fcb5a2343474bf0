import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { FormattedMessage, useIntl } from 'react-intl'
import { preferenceMessages } from './preferences.messages.ts'

export interface NotKeptProps {
  /** Tries to save the choice again. */
  readonly onKeep: () => void
}

/** Says that a choice could not be saved and holds only until the page is left. */
export function NotKept({ onKeep }: NotKeptProps) {
  const { formatMessage } = useIntl()
  return (
    <Banner
      type="warning"
      title={formatMessage(preferenceMessages.notKept)}
      action={
        <Button size="s" type="secondary" onPress={onKeep}>
          <FormattedMessage {...preferenceMessages.keep} />
        </Button>
      }
    >
      <FormattedMessage {...preferenceMessages.holds} />
    </Banner>
  )
}
