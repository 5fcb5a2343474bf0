import { selectSessionView } from '@kingside/machines/session'
import { selectThemeView } from '@kingside/machines/theme'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { ScrollRestoration, useNavigate, useRouterState } from '../platform/router/index.ts'
import {
  CurrentPage,
  isOverlay,
  latePart,
  PageAnnouncer,
  PageFailed,
  PageProgress,
} from '../platform/page/index.ts'
import { pingQuery } from '../platform/server/index.ts'
import { type AppDependencies, useDependencies } from '../dependencies.ts'
import { spokenLocale } from '../platform/intl/index.ts'
import { wayPaths, type WayToPlay } from '../home/index.ts'
import { SessionGate } from '../account/session/index.ts'
import { HeaderFailed } from './HeaderFailed.tsx'
import { HeaderSkeleton } from './HeaderSkeleton.tsx'
import { Shell } from './Shell.view.tsx'
import { PageSkeleton } from './first-paint/PageSkeleton.tsx'
import { waitingPage } from './first-paint/painted-page.ts'
import { Overlays } from './overlays.tsx'

const serverStatus = { success: 'online', error: 'offline', pending: 'connecting' } as const

// Loaded later: menus and panels are the largest part of the header, and rarely opened at once.
const HeaderActions = latePart(
  async () => (await import('./header-actions.tsx')).HeaderActions,
  <HeaderSkeleton />,
  HeaderFailed,
)

const RunningGameBar = latePart(
  async () => (await import('../lobby/running/running-game.tsx')).RunningGameBar,
  null,
  () => null,
)

/** The page of the address in the site's frame; what is laid over a stream has none. */
export function Root() {
  const { location } = useRouterState()
  return isOverlay(location.pathname) ? <CurrentPage waiting={null} /> : <Site />
}

/** The frame around every page. */
function Site() {
  const { api, actors, now, quiet, isMiniApp } = useDependencies()
  const { session, popups, theme, language } = actors
  const navigate = useNavigate()
  const { location, isLoading, page } = useRouterState()
  const { pathname } = location
  const ping = useQuery({ ...pingQuery(api), enabled: useIsQuiet(quiet) })
  const view = useSelector(session, selectSessionView)
  const themeView = useSelector(theme, selectThemeView)
  const openWay = (way: WayToPlay) => void navigate(wayPaths[way])
  const waiting = <PageSkeleton page={waitingPage(pathname)} onWay={openWay} />
  return (
    <>
      <PageProgress loading={isLoading && page !== null} />
      <Shell
        path={pathname}
        theme={themeView.theme}
        locale={useSelector(language, spokenLocale)}
        server={serverStatus[ping.status]}
        site={ping.data?.site ?? null}
        bars={isMiniApp ? 'slim' : 'all'}
        actions={<HeaderActions />}
        onNavigate={(path) => void navigate(path)}
        onThemeChange={(choice) => theme.send({ type: 'theme.choose', choice })}
        onLocaleChange={(locale) => language.send({ type: 'language.choose', locale })}
      >
        <ScrollRestoration />
        <PageAnnouncer />
        <SessionGate
          view={view}
          now={now}
          waiting={waiting}
          onSignIn={() => popups.send({ type: 'popup.open', popup: 'sign-in' })}
          onRetry={() => session.send({ type: 'session.retry' })}
          onSupport={() => void navigate('/support')}
        >
          <CurrentPage waiting={waiting} />
        </SessionGate>
      </Shell>
      <RunningGameBar />
      <Overlays />
    </>
  )
}

/** Shown in place of the whole app when the frame threw. */
export const RootFailed = () => <PageFailed onReload={() => window.location.reload()} />

/** Whether deferred code may load. */
function useIsQuiet(quiet: AppDependencies['quiet']): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    let isHere = true
    const note = async () => {
      await quiet()
      if (isHere) setQuiet(true)
    }
    void note()
    return () => {
      isHere = false
    }
  }, [quiet])
  return isQuiet
}
