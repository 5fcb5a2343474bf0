import { EmptyState } from '@kingside/design-system/EmptyState'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Hammer } from 'lucide-react'
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { matchPath, useLocation, useNavigate } from '../../platform/router/index.ts'
import { laterPaths, PageTitle } from '../../platform/page/index.ts'
import { places } from '../places.messages.ts'
import { messages } from './later.messages.ts'

/** The titles of the pages that the menus link to; the others have none. */
const titles: ReadonlyMap<string, MessageDescriptor> = new Map<string, MessageDescriptor>([
  ['/coaches', places.coaches],
])

/** Says of an address of the specifications that its page comes later. */
export function LaterRoute() {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const path = laterPaths.find((pattern) => matchPath(pattern, pathname))
  const title: MessageDescriptor = titles.get(path ?? pathname) ?? messages.title
  return (
    <>
      <PageTitle {...title} />
      <EmptyState
        icon={<Hammer />}
        title={formatMessage(title)}
        level={1}
        actions={
          <LinkButton href="/" onPress={() => void navigate('/')}>
            <FormattedMessage {...messages.play} />
          </LinkButton>
        }
      >
        <FormattedMessage {...messages.text} />
      </EmptyState>
    </>
  )
}
