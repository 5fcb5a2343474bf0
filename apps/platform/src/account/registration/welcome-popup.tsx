import { selectSessionView } from '@kingside/machines/session'
import { useSelector } from '@xstate/react'
import { useNavigate } from '../../platform/router/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { Welcome } from './Welcome.view.tsx'

/** Greets a new member, or a guest who has the popup's address. */
export function WelcomePopup() {
  const { popups, session } = useDependencies().actors
  const isMember = useSelector(
    session,
    (snapshot) => selectSessionView(snapshot).status !== 'unauthorized',
  )
  const navigate = useNavigate()
  return (
    <Welcome
      isMember={isMember}
      onRegister={() => popups.send({ type: 'popup.open', popup: 'registration' })}
      onPlay={() => void navigate('/', { replace: true })}
      onProfile={() => void navigate('/profile', { replace: true })}
      onBoard={() => popups.send({ type: 'popup.open', popup: 'chessboard-settings' })}
    />
  )
}
