import { EmptyState, ErrorState, LinkButton, Surface } from '@kingside/design-system'
import { Ban, Compass, Lock } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './TournamentPhase.messages.ts'

export interface PhaseClosedProps {
  readonly phase: 'failed' | 'not-found' | 'no-permission' | 'banned'
  readonly onRetry: () => void
  /** Leads to the lobby. */
  readonly onPlay: () => void
  /** Leads to the list of tournaments. */
  readonly onTournaments: () => void
}

/** Why there is no tournament to see, and where to go instead. */
export function PhaseClosed(props: PhaseClosedProps) {
  return (
    <Surface padding={6} radius="xl">
      <Reason {...props} />
    </Surface>
  )
}

function Reason({ phase, onRetry, onPlay, onTournaments }: PhaseClosedProps) {
  const { formatMessage } = useIntl()
  const others = (
    <LinkButton href="/tournaments" type="secondary" onPress={onTournaments}>
      <FormattedMessage {...messages.tournaments} />
    </LinkButton>
  )
  switch (phase) {
    case 'failed':
      return (
        <ErrorState
          title={formatMessage(messages.failed)}
          onRetry={onRetry}
          retryLabel={formatMessage(messages.retry)}
        />
      )
    case 'not-found':
      return (
        <EmptyState
          title={formatMessage(messages.notFound)}
          icon={<Compass aria-hidden="true" />}
          actions={
            <>
              <LinkButton href="/" onPress={onPlay}>
                <FormattedMessage {...messages.play} />
              </LinkButton>
              {others}
            </>
          }
        />
      )
    case 'no-permission':
      return (
        <EmptyState
          title={formatMessage(messages.noPermission)}
          icon={<Lock aria-hidden="true" />}
          actions={others}
        >
          <FormattedMessage {...messages.noPermissionHint} />
        </EmptyState>
      )
    case 'banned':
      return (
        <EmptyState
          title={formatMessage(messages.banned)}
          icon={<Ban aria-hidden="true" />}
          actions={others}
        >
          <FormattedMessage {...messages.bannedHint} />
        </EmptyState>
      )
    default:
      return phase satisfies never
  }
}
