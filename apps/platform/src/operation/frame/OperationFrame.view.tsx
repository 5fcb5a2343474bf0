import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import * as styles from './OperationFrame.css.ts'
import { messages } from './frame.messages.ts'

export interface FrameLink {
  /** Behind `/operation/`; the overview has none. */
  readonly path: string
  readonly title: MessageDescriptor
}

export interface OperationFrameProps {
  readonly operator: string
  readonly isClosing: boolean
  readonly links: readonly FrameLink[]
  /** The path of the page that is shown. */
  readonly current: string
  readonly children: ReactNode
  readonly onOpen: (path: string) => void
  readonly onClose: () => void
}

/** Around each of the operators' pages: where they are, who is signed in, and the way to the others. */
export function OperationFrame({
  operator,
  isClosing,
  links,
  current,
  children,
  onOpen,
  onClose,
}: OperationFrameProps) {
  const { formatMessage } = useIntl()
  const title: MessageDescriptor =
    links.find(({ path }) => path === current)?.title ?? messages.title
  return (
    <Stack gap={5}>
      <Inline justify="between" gap={3}>
        <Text size="s" tone="muted">
          <FormattedMessage {...messages.operator} values={{ email: <bdi>{operator}</bdi> }} />
        </Text>
        <Button size="s" type="secondary" icon={<LogOut />} loading={isClosing} onPress={onClose}>
          <FormattedMessage {...messages.close} />
        </Button>
      </Inline>
      <nav aria-label={formatMessage(messages.pages)} className={styles.links}>
        {links.map(({ path, title: name }) => (
          <Link
            key={path}
            tone="quiet"
            href={addressOf(path)}
            current={path === current}
            onPress={() => onOpen(addressOf(path))}
          >
            <FormattedMessage {...name} />
          </Link>
        ))}
      </nav>
      <Heading level={1} size="l">
        <FormattedMessage {...title} />
      </Heading>
      {children}
    </Stack>
  )
}

const addressOf = (path: string) => (path === '' ? '/operation' : `/operation/${path}`)
