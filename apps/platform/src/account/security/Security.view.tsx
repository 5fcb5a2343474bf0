import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Heading } from '@kingside/design-system/Heading'
import { Link } from '@kingside/design-system/Link'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { CalendarX2, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages as deletion } from './Deletion.messages.ts'
import { messages } from './Security.messages.ts'
import * as styles from './Security.css.ts'

export interface SecurityProps {
  /** Who reads the page; not known while a saved sign-in is renewed. */
  readonly reader: 'unknown' | 'visitor' | 'member'
  /** When the account will be deleted, of somebody who has just asked for it; an ISO date. */
  readonly closesAt: string | null
  /** The parts of the page, for members. */
  readonly children: ReactNode
  readonly onSignIn: () => void
  readonly onProfile: () => void
}

/** The frame of the page on signing in and the end of the account. */
export function Security({ reader, closesAt, children, onSignIn, onProfile }: SecurityProps) {
  const { formatMessage, formatDate } = useIntl()
  if (closesAt !== null) {
    return (
      <EmptyState
        level={1}
        icon={<CalendarX2 />}
        title={formatMessage(deletion.asked, {
          date: formatDate(closesAt, { dateStyle: 'long' }),
        })}
        actions={
          <Button type="secondary" onPress={onSignIn}>
            <FormattedMessage {...messages.signIn} />
          </Button>
        }
      >
        <FormattedMessage {...deletion.askedText} />
      </EmptyState>
    )
  }
  switch (reader) {
    case 'visitor':
      return (
        <EmptyState
          level={1}
          icon={<ShieldCheck />}
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
    case 'unknown':
    case 'member':
      return (
        <div className={styles.column}>
          <Stack gap={6}>
            <Stack gap={2} align="start">
              <Link href="/profile" onPress={onProfile}>
                <FormattedMessage {...messages.back} />
              </Link>
              <Heading level={1} size="xl">
                <FormattedMessage {...messages.title} />
              </Heading>
            </Stack>
            {reader === 'member' ? (
              children
            ) : (
              <div role="status" aria-label={formatMessage(messages.loading)} aria-busy="true">
                <Surface padding={6}>
                  <Skeleton lines={4} />
                </Surface>
              </div>
            )}
          </Stack>
        </div>
      )
    default:
      return reader satisfies never
  }
}
