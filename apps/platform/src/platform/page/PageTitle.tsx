import { type MessageDescriptor, useIntl } from 'react-intl'
import { productName } from './product-name.ts'

/** The document's title: the page's title, then the product's name. */
export function PageTitle(message: MessageDescriptor) {
  const { formatMessage } = useIntl()
  const title = [formatMessage(message), productName].join(' · ')
  return <title>{title}</title>
}
