import { type Route, useNavigate } from '../router/index.ts'
import { NotFound } from './NotFound.tsx'

/** The page for an address that leads nowhere. */
function NotFoundPage() {
  const navigate = useNavigate()
  return <NotFound onPlay={() => void navigate('/')} />
}

/** Any address that no other route knows; it is the page's own address too. */
export const notFoundRoutes: readonly Route[] = ['/not_found', '*'].map((path) => ({
  path,
  Page: NotFoundPage,
}))
