import { EmptyState, LinkButton } from '@kingside/design-system'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { PageTitle } from '../features/shell/PageTitle.tsx'
import { messages } from './later.messages.ts'

/**
 * Addresses of the specifications whose features come later. Each shows a page that says so.
 * Take an address out here when its page is built.
 */
export const laterPaths = [
  '/profile',
  '/info/bio',
  '/armageddon',
  '/armageddon/finale',
  '/onlinearmageddon',
  '/community',
  '/community/create',
  '/community/:id',
  '/community/:id/admin/*',
  '/players',
  '/players/top',
  '/players/:id',
  '/pricing',
  '/upgrade-to-pro',
  '/membership',
  '/tournaments',
  '/tournaments/:id',
  '/tournaments/:id/add-participants',
  '/tournaments/:id/edit',
  '/tournaments/drafts/:id',
  '/masterclass',
  '/puzzles',
  '/puzzles/rated',
  '/chess-clubs-revolution',
  '/swiss-queens-wednesday',
  '/clash-of-blames',
  '/genchess',
  '/tower',
] as const

/** The page of each of them. */
export const laterRoutes = () => laterPaths.map((path) => ({ path, Component: LaterPage }))

function LaterPage() {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  return (
    <>
      <PageTitle {...messages.title} />
      <EmptyState
        title={formatMessage(messages.title)}
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
