import { Link } from '@kingside/design-system/Link'
import { Text } from '@kingside/design-system/Text'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { FormattedMessage } from 'react-intl'
import { productName } from '../platform/page/index.ts'
import { messages } from './Shell.messages.ts'

/** The product's name, which links to the start page. */
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
