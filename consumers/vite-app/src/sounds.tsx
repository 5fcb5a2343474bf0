import { createSoundPlayer } from '@kingside/chess-board/sounds'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { root } from './root.ts'

const player = createSoundPlayer({ onError: reportError })

createRoot(root).render(
  <StrictMode>
    <button onClick={() => player.play('knock')}>Knock</button>
  </StrictMode>,
)
