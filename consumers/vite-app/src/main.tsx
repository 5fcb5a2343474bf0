import '@kingside/chess-board/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import './index.css'
import { root } from './root.ts'

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
