import { ErrorState, LinkButton } from '@kingside/design-system'
import { FormattedMessage, useIntl } from 'react-intl'
import { PageTitle } from './PageTitle.tsx'
import { messages } from './page.messages.ts'

export interface PageFailedProps {
  /** The page threw, or its code did not arrive. @default 'broken' */
  readonly reason?: 'broken' | 'unloaded'
  readonly onReload: () => void
  /** Leads to the start page without loading it, where a router can. */
  readonly onHome?: () => void
}

/** In place of a page that threw; header and footer stay. */
export function PageFailed({ reason = 'broken', onReload, onHome }: PageFailedProps) {
  const { formatMessage } = useIntl()
  const title = reason === 'broken' ? messages.errorTitle : messages.unloadedTitle
  return (
    <>
      <PageTitle {...title} />
      <ErrorState
        level={1}
        title={formatMessage(title)}
        retryLabel={formatMessage(messages.reload)}
        onRetry={onReload}
        action={
          <LinkButton type="ghost" href="/" {...(onHome && { onPress: onHome })}>
            <FormattedMessage {...messages.homeLink} />
          </LinkButton>
        }
      >
        <FormattedMessage {...(reason === 'broken' ? messages.errorText : messages.unloadedText)} />
      </ErrorState>
    </>
  )
}
