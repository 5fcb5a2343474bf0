import { selectSessionView } from '@kingside/machines/session'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { Outlet, ScrollRestoration, useNavigate } from 'react-router-dom'
import { pingQuery } from '../adapters/server-status.ts'
import { useAppearance } from '../app/appearance.ts'
import type { AppDependencies } from '../app/dependencies.ts'
import { SessionGate } from '../features/session/SessionGate.tsx'
import { PageFailed } from '../features/shell/PageFailed.tsx'
import { Shell } from '../features/shell/Shell.tsx'
import { createOverlays } from './overlays.tsx'

const serverStatus = { success: 'online', error: 'offline', pending: 'connecting' } as const

/** What surrounds every page. */
export const rootRoute = (deps: AppDependencies) => {
  const { api, actors, now } = deps
  const { session, popups } = actors
  const Overlays = createOverlays(deps)

  function Component() {
    const navigate = useNavigate()
    const appearance = useAppearance()
    const ping = useQuery(pingQuery(api))
    const view = useSelector(session, selectSessionView)
    return (
      <>
        <Shell
          theme={appearance.theme}
          locale={appearance.locale}
          server={serverStatus[ping.status]}
          onThemeChange={appearance.setTheme}
          onLocaleChange={appearance.setLocale}
          onHome={() => void navigate('/')}
        >
          <ScrollRestoration />
          <SessionGate
            view={view}
            now={now}
            onSignIn={() => popups.send({ type: 'popup.open', popup: 'sign-in' })}
            onRetry={() => session.send({ type: 'session.retry' })}
          >
            <Outlet />
          </SessionGate>
        </Shell>
        <Overlays />
      </>
    )
  }
  const ErrorBoundary = () => <PageFailed onReload={() => window.location.reload()} />
  return { Component, ErrorBoundary, HydrateFallback: () => null }
}
