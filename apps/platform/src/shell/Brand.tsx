import { Link, Text, VisuallyHidden } from '@kingside/design-system'
import { FormattedMessage } from 'react-intl'
import { productName } from '../platform/page/index.ts'
import { messages } from './Shell.messages.ts'

/** The product's name, which leads home. */
export function Brand({ onHome }: { readonly onHome: () => void }) {
  return (
    <Link href="/" tone="quiet" onPress={onHome}>
      <span aria-hidden="true">
        <Text size="l" weight="bold" tone="brand">
          {productName}
        </Text>
      </span>
      <VisuallyHidden>
        <FormattedMessage {...messages.home} />
      </VisuallyHidden>
    </Link>
  )
}
