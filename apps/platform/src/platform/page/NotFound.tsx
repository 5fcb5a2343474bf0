import { EmptyState } from '@kingside/design-system/EmptyState'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { ChessKnight } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PageTitle } from './PageTitle.tsx'
import { messages } from './page.messages.ts'

/** The page for an unknown address. */
export function NotFound({ onPlay }: { readonly onPlay: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <PageTitle {...messages.notFound} />
      <EmptyState
        level={1}
        icon={<ChessKnight />}
        title={formatMessage(messages.notFound)}
        actions={
          <LinkButton href="/" onPress={onPlay}>
            <FormattedMessage {...messages.play} />
          </LinkButton>
        }
      />
    </>
  )
}
