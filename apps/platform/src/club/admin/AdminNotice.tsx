import { Banner } from '@kingside/design-system/Banner'
import { type MessageDescriptor, useIntl } from 'react-intl'

/** Why a change was not made; nothing where none was refused. */
export function AdminNotice({ message }: { readonly message: MessageDescriptor | null }) {
  const { formatMessage } = useIntl()
  return (
    <div role="alert">{message && <Banner type="danger" title={formatMessage(message)} />}</div>
  )
}
