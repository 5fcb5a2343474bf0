import { Heading } from '@kingside/design-system/Heading'
import { Link } from '@kingside/design-system/Link'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage } from 'react-intl'
import type { SiteInfo } from '../../platform/server/index.ts'
import { messages } from './Text.messages.ts'
import * as styles from './TextPage.css.ts'

export interface OperatorProps {
  /** Null where the server's configuration does not name one. */
  readonly operator: SiteInfo['operator']
  /** Opens the support without loading the page, for routers. */
  readonly onSupport: () => void
}

/** Who runs the site, and how to reach them. */
export function Operator({ operator, onSupport }: OperatorProps) {
  return (
    <section id="operator" className={styles.section}>
      <Heading level={2}>
        <FormattedMessage {...messages.operator} />
      </Heading>
      <Text as="p">
        {operator === null ? (
          <FormattedMessage {...messages.operatorUnnamed} />
        ) : (
          [operator.name, operator.address].filter((part) => part !== null).join(', ')
        )}
      </Text>
      <Text as="p">
        <Link href="/support" onPress={onSupport}>
          <FormattedMessage {...messages.write} />
        </Link>
      </Text>
    </section>
  )
}
