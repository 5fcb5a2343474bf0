import { useNavigate } from 'react-router-dom'
import { NotFound } from './NotFound.tsx'

/** Any address that no other route knows; it is the page's own address too. */
export const notFoundRoutes = () =>
  ['/not_found', '*'].map((path) => ({ path, Component: NotFoundPage }))

/** The page for an address that leads nowhere. */
export function NotFoundPage() {
  const navigate = useNavigate()
  return <NotFound onPlay={() => void navigate('/')} />
}
