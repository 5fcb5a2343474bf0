import { useNavigate } from '../../platform/router/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { Welcome } from './Welcome.view.tsx'

/** Greets a new member. */
export function WelcomePopup() {
  const { popups } = useDependencies().actors
  const navigate = useNavigate()
  return (
    <Welcome
      onPlay={() => void navigate('/', { replace: true })}
      onProfile={() => void navigate('/profile', { replace: true })}
      onBoard={() => popups.send({ type: 'popup.open', popup: 'chessboard-settings' })}
    />
  )
}
