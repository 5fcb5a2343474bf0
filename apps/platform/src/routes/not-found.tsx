import { useNavigate } from 'react-router-dom'
import { NotFound } from '../features/shell/NotFound.tsx'

/** Any address that no other route knows. */
export const notFoundRoute = () => {
  function Component() {
    const navigate = useNavigate()
    return <NotFound onPlay={() => void navigate('/')} />
  }
  return { path: '*', Component }
}
