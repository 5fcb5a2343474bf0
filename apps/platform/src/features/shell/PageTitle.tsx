import { type MessageDescriptor, useIntl } from 'react-intl'

/** The document's title: the page, then the product. */
export function PageTitle(message: MessageDescriptor) {
  const { formatMessage } = useIntl()
  return <title>{`${formatMessage(message)} · Kingside`}</title>
}
