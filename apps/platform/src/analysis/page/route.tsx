import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from '../../platform/router/index.ts'
import { createGameDataSource } from '../../chess/record/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { PageLoading, PageTitle, perApp } from '../../platform/page/index.ts'
import { messages } from '../board/AnalysisBoard.messages.ts'
import { createAnalysisOpening } from './analysis-opening.ts'
import { AnalysisPage } from './AnalysisPage.tsx'
import { createSavedAnalysis } from './saved-analysis.ts'

// If the browser stores nothing, the analysis lasts for this visit.
const savedAnalysis = perApp(({ store }) => createSavedAnalysis(store))

/** The page on which any game or position is analysed; the browser stores it. */
export function AnalysisRoute() {
  const deps = useDependencies()
  const { search } = useLocation()
  const navigate = useNavigate()
  const saved = savedAnalysis(deps)
  const [opening] = useState(() =>
    createAnalysisOpening(saved, createGameDataSource(deps.server).pgn, search),
  )
  const opened = useSyncExternalStore(opening.subscribe, opening.opened)
  useLayoutEffect(
    () => opening.follow(search, () => void navigate('/analysis', { replace: true })),
    [navigate, opening, search],
  )
  return (
    <>
      <PageTitle {...messages.title} />
      {opened ? (
        <AnalysisPage
          key={opened.number}
          saved={saved}
          trouble={opened.trouble}
          isRetrying={opened.isLoading}
          onRetry={opening.retry}
        />
      ) : (
        <PageLoading whole />
      )}
    </>
  )
}
