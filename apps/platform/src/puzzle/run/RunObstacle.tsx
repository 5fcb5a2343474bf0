import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { LinkButton } from '@kingside/design-system/LinkButton'
import type { RunView } from '@kingside/machines/puzzle-run'
import { CircleCheckBig, Hourglass, LogIn } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages as solving } from '../solve/solve.messages.ts'
import { messages } from './run.messages.ts'

export interface RunObstacleProps {
  /** A state without a run. */
  readonly view: Extract<
    RunView,
    {
      readonly status:
        | 'loading'
        | 'needsAccount'
        | 'limitReached'
        | 'noneLeft'
        | 'offline'
        | 'failed'
    }
  >
  /** How long it is until the next puzzles. */
  readonly wait: ReactNode
  readonly onSignIn: () => void
  readonly onUpgrade: () => void
  readonly onAgain: () => void
  readonly onBack: () => void
}

/** Why there is no run, and what can be done about it. */
export function RunObstacle({ view, wait, ...on }: RunObstacleProps) {
  const { formatMessage } = useIntl()
  const back = (
    <LinkButton href="/puzzles" type="secondary" onPress={on.onBack}>
      <FormattedMessage {...solving.back} />
    </LinkButton>
  )
  switch (view.status) {
    case 'loading':
      return null
    case 'limitReached':
      return (
        <EmptyState
          level={1}
          icon={<Hourglass />}
          title={formatMessage(solving.limit)}
          actions={
            <>
              <Button onPress={on.onUpgrade}>
                <FormattedMessage {...solving.upgrade} />
              </Button>
              {back}
            </>
          }
        >
          <FormattedMessage {...solving.limitText} values={{ time: wait }} />
        </EmptyState>
      )
    case 'needsAccount':
      return (
        <EmptyState
          level={1}
          icon={<LogIn />}
          title={formatMessage(messages.needsAccount[view.kind])}
          actions={
            <>
              <Button onPress={on.onSignIn}>
                <FormattedMessage {...solving.signIn} />
              </Button>
              {back}
            </>
          }
        >
          <FormattedMessage {...messages.needsAccountText} />
        </EmptyState>
      )
    case 'noneLeft':
      return (
        <EmptyState
          level={1}
          icon={<CircleCheckBig />}
          title={formatMessage(solving.noneLeft)}
          actions={back}
        >
          <FormattedMessage {...messages.noneLeftText} />
        </EmptyState>
      )
    case 'offline':
    case 'failed':
      return (
        <ErrorState
          level={1}
          title={formatMessage(view.status === 'offline' ? solving.offline : solving.failed)}
          onRetry={on.onAgain}
          retryLabel={formatMessage(solving.again)}
          action={back}
        >
          <FormattedMessage
            {...(view.status === 'offline' ? solving.offlineLoad : solving.failedText)}
          />
        </ErrorState>
      )
    default:
      return view satisfies never
  }
}
