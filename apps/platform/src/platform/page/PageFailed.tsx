import { ErrorState } from '@kingside/design-system/ErrorState'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { FormattedMessage, useIntl } from 'react-intl'
import { PageTitle } from './PageTitle.tsx'
import { messages } from './page.messages.ts'

export interface PageFailedProps {
  /** Whether the page threw, or its code failed to load. @default 'broken' */
  readonly reason?: 'broken' | 'unloaded'
  readonly onReload: () => void
  /** Opens the start page without a reload, where there is a router. */
  readonly onHome?: () => void
}

/** Shown in place of a page that threw; header and footer stay. */
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
