import { EmptyState, LinkButton } from '@kingside/design-system'
import { Hammer } from 'lucide-react'
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
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

/** The page of each of them. */
export const laterRoutes = () =>
  laterPaths.map((path) => ({
    path,
    element: <LaterPage title={titles.get(path) ?? messages.title} />,
  }))

function LaterPage({ title }: { readonly title: MessageDescriptor }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
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
