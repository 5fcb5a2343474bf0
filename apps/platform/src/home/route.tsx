import { useDeferredValue } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AppDependencies } from '../dependencies.ts'
import { messages } from './Home.messages.ts'
import { HomePage, wayPaths } from './HomePage.view.tsx'
import { lazyPart, PageLoading, PageTitle } from '../platform/page/index.ts'
import { createFinderPart } from '../lobby/finder/index.ts'

/** The start page: the search for an opponent, and the lobby in short. */
export const homeRoute = (deps: AppDependencies) => {
  const Finder = createFinderPart(deps)
  // Whoever comes to play looks for an opponent first.
  const Glance = lazyPart(
    async () => {
      await deps.quiet()
      return (await import('../lobby/lists/glance.tsx')).createGlancePart(deps)
    },
    <div data-waiting="">
      <PageLoading />
    </div>,
  )

  function Component() {
    const navigate = useNavigate()
    // On a slow phone the page itself is painted first.
    const isFinderDue = useDeferredValue(true, false)
    return (
      <>
        <PageTitle {...messages.title} />
        <HomePage
          finder={isFinderDue ? <Finder /> : <PageLoading whole />}
          lobby={<Glance />}
          onWay={(way) => void navigate(wayPaths[way])}
        />
      </>
    )
  }
  return { index: true, Component } as const
}
