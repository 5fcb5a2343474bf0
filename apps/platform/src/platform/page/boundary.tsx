import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router-dom'
import { PageFailed } from './PageFailed.tsx'
import { PageLoading } from './PageLoading.tsx'
import { NotFoundPage } from './not-found.tsx'

/** Stands around all pages, inside the shell: one that fails, or is on its way, leaves header and footer in place. */
export const pageBoundary = () => ({
  ErrorBoundary: PageBoundary,
  HydrateFallback: WholePageLoading,
})

const WholePageLoading = () => <PageLoading whole />

function PageBoundary() {
  const error = useRouteError()
  const navigate = useNavigate()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <PageFailed
      reason={isUnloaded(error) ? 'unloaded' : 'broken'}
      onReload={() => window.location.reload()}
      onHome={() => void navigate('/')}
    />
  )
}

/** The code of a page did not arrive: no network, or a new version has taken its place. Browsers say it in words alone. */
export const isUnloaded = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script|Unable to preload/i.test(error.message)
