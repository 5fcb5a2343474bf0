import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { Heading } from '@kingside/design-system/Heading'
import { Stack } from '@kingside/design-system/Stack'
import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { MembershipLoading } from './MembershipLoading.tsx'
import * as styles from './MembershipPage.css.ts'
import { messages } from './MembershipPage.messages.ts'

export interface MembershipPageProps {
  readonly view:
    | { readonly status: 'visitor' | 'loading' }
    | { readonly status: 'failed'; readonly isRetrying: boolean }
    | { readonly status: 'ready' }
  /** The parts of the page, for members. */
  readonly children?: ReactNode
  readonly onSignIn: () => void
  readonly onRetry: () => void
}

/** The frame of the page on the own membership. */
export function MembershipPage({ view, children, onSignIn, onRetry }: MembershipPageProps) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'visitor':
      return (
        <EmptyState
          level={1}
          icon={<BadgeCheck />}
          title={formatMessage(messages.visitor)}
          actions={
            <Button onPress={onSignIn}>
              <FormattedMessage {...messages.signIn} />
            </Button>
          }
        >
          <FormattedMessage {...messages.visitorText} />
        </EmptyState>
      )
    case 'failed':
      return (
        <ErrorState
          level={1}
          title={formatMessage(messages.failed)}
          retryLabel={formatMessage(messages.retry)}
          retrying={view.isRetrying}
          onRetry={onRetry}
        >
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )
    case 'loading':
    case 'ready':
      return (
        <div className={styles.column}>
          <Stack gap={5}>
            <Heading level={1} size="xl">
              <FormattedMessage {...messages.title} />
            </Heading>
            {view.status === 'ready' ? children : <MembershipLoading />}
          </Stack>
        </div>
      )
    default:
      return view satisfies never
  }
}
