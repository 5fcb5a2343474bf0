import { EmptyState } from '@kingside/design-system/EmptyState'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { LinkButton } from '@kingside/design-system/LinkButton'
import type { TournamentDraftView } from '@kingside/machines/tournament-draft'
import { LockKeyhole } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PageLoading } from '../../platform/page/index.ts'
import { failureMessages, messages } from './organise.messages.ts'

export interface FormLoaderProps {
  readonly view: Exclude<TournamentDraftView, { readonly status: 'form' }>
  /** The page of the tournament, or of all of them. */
  readonly backPath: string
  readonly onRetry: () => void
}

/** The page of a form before and after it can be filled in. */
export function FormLoader({ view, backPath, onRetry }: FormLoaderProps) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'loading':
    case 'published':
    case 'gone':
      return <PageLoading whole />
    case 'failed':
      return (
        <ErrorState
          level={1}
          title={formatMessage(messages.failed)}
          retryLabel={formatMessage(messages.retry)}
          onRetry={onRetry}
        />
      )
    case 'refused':
      return (
        <EmptyState
          level={1}
          icon={<LockKeyhole />}
          title={formatMessage(failureMessages[view.code])}
          actions={
            <LinkButton href={backPath}>
              <FormattedMessage {...messages.toTournament} />
            </LinkButton>
          }
        />
      )
    default:
      return view satisfies never
  }
}
