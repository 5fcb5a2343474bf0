import { EmptyState, LinkButton } from '@kingside/design-system'
import { Hammer } from 'lucide-react'
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { matchPath, type Route, useLocation, useNavigate } from '../../platform/router/index.ts'
import { PageTitle } from '../../platform/page/index.ts'
import { places } from '../places.messages.ts'
import { messages } from './later.messages.ts'
import { laterPaths } from './later-paths.ts'

/** What those of the menus are called; the others are only announced. */
const titles: ReadonlyMap<string, MessageDescriptor> = new Map<string, MessageDescriptor>([
  ['/community', places.clubs],
  ['/players', places.players],
  ['/pricing', places.pricing],
  ['/tournaments', places.tournaments],
  ['/masterclass', places.masterclasses],
  ['/puzzles', places.puzzles],
  ['/watch', places.watch],
  ['/shop', places.shop],
  ['/coaches', places.coaches],
  ['/release-notes', places.releaseNotes],
  ['/fair-play', places.fairPlay],
  ['/privacy', places.privacy],
  ['/terms', places.terms],
])

function LaterPage() {
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

/** The page of each of them. */
export const laterRoutes: readonly Route[] = laterPaths.map((path) => ({ path, Page: LaterPage }))
