import { type MessageDescriptor, useIntl } from 'react-intl'
import { productName } from './product-name.ts'

/** The document's title: the page's title, then the product's name. */
export function PageTitle(message: MessageDescriptor) {
  const { formatMessage } = useIntl()
  return <NamedTitle name={formatMessage(message)} />
}

/** The title of a page that has its name from what it shows. */
export function NamedTitle({ name }: { readonly name: string }) {
  const title = [name, productName].join(' · ')
  return <title>{title}</title>
}
