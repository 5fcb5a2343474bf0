import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { LinkButton } from '@kingside/design-system/LinkButton'
import type { PuzzleView } from '@kingside/machines/puzzle'
import { CircleCheckBig, Hourglass, LogIn } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './solve.messages.ts'

/** The states without a puzzle. */
export type ObstacleView = Extract<
  PuzzleView,
  { readonly status: 'limitReached' | 'needsAccount' | 'noneLeft' | 'offline' | 'failed' }
>

export interface PuzzleObstacleProps {
  readonly view: ObstacleView
  /** How long it is until the next puzzles. */
  readonly wait: ReactNode
  /** Leads to puzzles that need no connection, where this device has them. */
  readonly practise?: ReactNode
  readonly onSignIn: () => void
  readonly onUpgrade: () => void
  readonly onAgain: () => void
  readonly onBack: () => void
}

/** Why there is no puzzle, and what can be done about it. */
export function PuzzleObstacle({ view, wait, practise, ...on }: PuzzleObstacleProps) {
  const { formatMessage } = useIntl()
  const back = (
    <LinkButton href="/puzzles" type="secondary" onPress={on.onBack}>
      <FormattedMessage {...messages.back} />
    </LinkButton>
  )
  const signIn = (
    <Button onPress={on.onSignIn}>
      <FormattedMessage {...messages.signIn} />
    </Button>
  )
  switch (view.status) {
    case 'limitReached':
      return view.isSignedIn ? (
        <EmptyState
          level={1}
          icon={<Hourglass />}
          title={formatMessage(messages.limit)}
          actions={
            <>
              <Button onPress={on.onUpgrade}>
                <FormattedMessage {...messages.upgrade} />
              </Button>
              {back}
            </>
          }
        >
          <FormattedMessage {...messages.limitText} values={{ time: wait }} />
        </EmptyState>
      ) : (
        <EmptyState
          level={1}
          icon={<LogIn />}
          title={formatMessage(messages.limitVisitor)}
          actions={
            <>
              {signIn}
              {back}
            </>
          }
        >
          <FormattedMessage {...messages.limitVisitorText} />
        </EmptyState>
      )
    case 'needsAccount':
      return (
        <EmptyState
          level={1}
          icon={<LogIn />}
          title={formatMessage(messages.needsAccount)}
          actions={
            <>
              {signIn}
              {back}
            </>
          }
        >
          <FormattedMessage {...messages.needsAccountText} />
        </EmptyState>
      )
    case 'noneLeft': {
      const isReview = view.mode === 'review'
      return (
        <EmptyState
          level={1}
          icon={<CircleCheckBig />}
          title={formatMessage(isReview ? messages.noneLeftReview : messages.noneLeft)}
          actions={back}
        >
          <FormattedMessage {...(isReview ? messages.noneLeftReviewText : messages.noneLeftText)} />
        </EmptyState>
      )
    }
    case 'offline':
    case 'failed':
      return (
        <ErrorState
          level={1}
          title={formatMessage(view.status === 'offline' ? messages.offline : messages.failed)}
          onRetry={on.onAgain}
          retryLabel={formatMessage(messages.again)}
          action={
            <>
              {practise}
              {back}
            </>
          }
        >
          <FormattedMessage
            {...(view.status === 'offline' ? messages.offlineLoad : messages.failedText)}
          />
        </ErrorState>
      )
    default:
      return view satisfies never
  }
}
