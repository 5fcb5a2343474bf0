import { useNavigate } from 'react-router-dom'
import { Welcome } from './Welcome.view.tsx'
import type { PopupContent } from '../../platform/page/index.ts'

/** Greets a new member. */
export const welcomePopup: PopupContent = ({ actors }) =>
  function WelcomePopup() {
    const navigate = useNavigate()
    return (
      <Welcome
        onPlay={() => void navigate('/', { replace: true })}
        onProfile={() => void navigate('/profile', { replace: true })}
        onBoard={() => actors.popups.send({ type: 'popup.open', popup: 'chessboard-settings' })}
      />
    )
  }
