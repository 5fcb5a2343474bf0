import { useDeferredValue } from 'react'
import { useNavigate } from '../platform/router/index.ts'
import { messages } from './Home.messages.ts'
import { EmptyBoard } from './EmptyBoard.tsx'
import { HomePage, wayPaths } from './HomePage.view.tsx'
import { latePart, PageLoading, PageTitle } from '../platform/page/index.ts'
import { Finder, FinderSkeleton } from '../lobby/finder/index.ts'

// Loaded after the search, which most visitors use first.
const Glance = latePart(
  async () => (await import('../lobby/lists/glance.tsx')).Glance,
  <div data-waiting="">
    <PageLoading />
  </div>,
)

const TopGame = latePart(
  async () => (await import('./TopGame.tsx')).TopGame,
  <EmptyBoard />,
  EmptyBoard,
)

const Nothing = () => null

const FollowedOnline = latePart(
  async () => (await import('./FollowedOnline.tsx')).FollowedOnline,
  null,
  Nothing,
)

// Last of all, below the fold or in room that is free: nothing moves when it comes.
const DailyPuzzle = latePart(
  async () => (await import('../puzzle/glance/DailyGlance.tsx')).DailyGlance,
  null,
  Nothing,
)

const Tower = latePart(
  async () => (await import('../tower/glance/TowerGlance.tsx')).TowerGlance,
  null,
  Nothing,
)

/** The home page: the search for an opponent, and a short view of the lobby. */
export function HomeRoute() {
  const navigate = useNavigate()
  // Rendered after the first paint of the page, for slow phones.
  const isFinderDue = useDeferredValue(true, false)
  return (
    <>
      <PageTitle {...messages.title} />
      <HomePage
        finder={isFinderDue ? <Finder /> : <FinderSkeleton />}
        topGame={<TopGame />}
        followed={<FollowedOnline />}
        lobby={<Glance />}
        daily={<DailyPuzzle />}
        tower={<Tower />}
        onWay={(way) => void navigate(wayPaths[way])}
      />
    </>
  )
}
