import { EmptyState } from '@kingside/design-system/EmptyState'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Surface } from '@kingside/design-system/Surface'
import { Ban, Compass, Lock } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './TournamentPhase.messages.ts'

export interface PhaseClosedProps {
  readonly phase: 'failed' | 'not-found' | 'no-permission' | 'banned'
  readonly onRetry: () => void
  /** Opens the lobby. */
  readonly onPlay: () => void
  /** Opens the list of tournaments. */
  readonly onTournaments: () => void
}

/** Why the tournament can't be shown, with links elsewhere. */
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
