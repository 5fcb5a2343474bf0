import { EmptyState } from '@kingside/design-system/EmptyState'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Users } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PageTitle } from '../../platform/page/index.ts'
import { useNavigate } from '../../platform/router/index.ts'
import { messages } from './page.messages.ts'

/** There is no such club, or there was one. */
export function NoClub() {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  return (
    <>
      <PageTitle {...messages.gone} />
      <EmptyState
        level={1}
        icon={<Users />}
        title={formatMessage(messages.gone)}
        actions={
          <LinkButton href="/community" onPress={() => void navigate('/community')}>
            <FormattedMessage {...messages.all} />
          </LinkButton>
        }
      >
        <FormattedMessage {...messages.goneText} />
      </EmptyState>
    </>
  )
}
