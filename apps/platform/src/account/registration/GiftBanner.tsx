import { Banner } from '@kingside/design-system/Banner'
import { FormattedMessage, useIntl } from 'react-intl'
import { giftMessages } from './gift.messages.ts'

/** Says what the link has opened: who gets an account, or has one, is led to the gift. */
export function GiftBanner() {
  const { formatMessage } = useIntl()
  return (
    <Banner type="success" title={formatMessage(giftMessages.title)}>
      <FormattedMessage {...giftMessages.text} />
    </Banner>
  )
}
