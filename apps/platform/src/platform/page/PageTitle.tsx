import { type MessageDescriptor, useIntl } from 'react-intl'
import { productName } from './product-name.ts'

/** The document's title: the page, then the product. */
export function PageTitle(message: MessageDescriptor) {
  const { formatMessage } = useIntl()
  const title = [formatMessage(message), productName].join(' · ')
  return <title>{title}</title>
}
