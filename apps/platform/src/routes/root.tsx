import { useQuery } from '@tanstack/react-query'
import { Outlet, ScrollRestoration, useNavigate } from 'react-router-dom'
import { pingQuery } from '../adapters/server-status.ts'
import { useAppearance } from '../app/appearance.ts'
import type { AppDependencies } from '../app/dependencies.ts'
import { PageFailed } from '../features/shell/PageFailed.tsx'
import { Shell } from '../features/shell/Shell.tsx'

const serverStatus = { success: 'online', error: 'offline', pending: 'connecting' } as const

/** What surrounds every page. */
export const rootRoute = ({ api }: AppDependencies) => {
  function Component() {
    const navigate = useNavigate()
    const appearance = useAppearance()
    const ping = useQuery(pingQuery(api))
    return (
      <Shell
        theme={appearance.theme}
        locale={appearance.locale}
        server={serverStatus[ping.status]}
        onThemeChange={appearance.setTheme}
        onLocaleChange={appearance.setLocale}
        onHome={() => void navigate('/')}
      >
        <ScrollRestoration />
        <Outlet />
      </Shell>
    )
  }
  const ErrorBoundary = () => <PageFailed onReload={() => window.location.reload()} />
  return { Component, ErrorBoundary, HydrateFallback: () => null }
}
