import { type Route, useNavigate } from '../router/index.ts'
import { NotFound } from './NotFound.tsx'

/** The page for an unknown address. */
export function NotFoundPage() {
  const navigate = useNavigate()
  return <NotFound onPlay={() => void navigate('/')} />
}

/** The routes of unknown addresses, and the page's own address. */
export const notFoundRoutes: readonly Route[] = ['/not_found', '*'].map((path) => ({
  path,
  Page: NotFoundPage,
}))
