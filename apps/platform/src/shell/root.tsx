import { selectSessionView } from '@kingside/machines/session'
import { selectThemeView } from '@kingside/machines/theme'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import {
  type Location,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router-dom'
import {
  isMiniApp,
  lazyPart,
  PageAnnouncer,
  PageFailed,
  PageProgress,
  reachEdges,
} from '../platform/page/index.ts'
import { pingQuery } from '../platform/server/index.ts'
import type { AppDependencies } from '../dependencies.ts'
import { spokenLocale } from '../platform/intl/index.ts'
import { wayPaths, type WayToPlay } from '../home/index.ts'
import { SessionGate } from '../account/session/index.ts'
import { HeaderFailed } from './HeaderFailed.tsx'
import { HeaderWaiting } from './HeaderWaiting.tsx'
import { Shell } from './Shell.view.tsx'
import { PageWaiting } from './first-paint/PageWaiting.tsx'
import { waitingPage } from './first-paint/painted-page.ts'
import { createOverlays } from './overlays.tsx'

const serverStatus = { success: 'online', error: 'offline', pending: 'connecting' } as const

/** Each page that is loaded anew has the same key, and must not take its place from the one before it. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

/** What surrounds every page. */
export const rootRoute = (deps: AppDependencies) => {
  const { api, actors, now, quiet } = deps
  const { session, popups, theme, language } = actors
  const Overlays = createOverlays(deps)
  // Menus and panels are the heaviest part of the header, and nobody opens them in the first moment.
  const HeaderActions = lazyPart(
    async () => {
      await quiet()
      return (await import('./header-actions.tsx')).createHeaderActions(deps)
    },
    <HeaderWaiting />,
    HeaderFailed,
  )
  const isInside = isMiniApp()
  if (isInside) reachEdges()

  function Component() {
    const navigate = useNavigate()
    const { pathname } = useLocation()
    const navigation = useNavigation()
    const ping = useQuery({ ...pingQuery(api), enabled: useIsQuiet(quiet) })
    const view = useSelector(session, selectSessionView)
    const themeView = useSelector(theme, selectThemeView)
    const openWay = (way: WayToPlay) => void navigate(wayPaths[way])
    return (
      <>
        <PageProgress loading={navigation.state === 'loading'} />
        <Shell
          path={pathname}
          theme={themeView.theme}
          locale={useSelector(language, spokenLocale)}
          server={serverStatus[ping.status]}
          bars={isInside ? 'slim' : 'all'}
          actions={<HeaderActions />}
          onNavigate={(path) => void navigate(path)}
          onThemeChange={(choice) => theme.send({ type: 'theme.choose', choice })}
          onLocaleChange={(locale) => language.send({ type: 'language.choose', locale })}
        >
          <ScrollRestoration getKey={placeOf} />
          <PageAnnouncer />
          <SessionGate
            view={view}
            now={now}
            waiting={<PageWaiting page={waitingPage(pathname)} onWay={openWay} />}
            onSignIn={() => popups.send({ type: 'popup.open', popup: 'sign-in' })}
            onRetry={() => session.send({ type: 'session.retry' })}
            onSupport={() => void navigate('/support')}
          >
            <Outlet />
          </SessionGate>
        </Shell>
        <Overlays />
      </>
    )
  }
  const ErrorBoundary = () => <PageFailed onReload={() => window.location.reload()} />
  return { Component, ErrorBoundary }
}

/** Whether what nobody needs at first may be asked for. */
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
