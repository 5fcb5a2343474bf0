import '@kingside/chess-board/styles.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import './index.css'
import { root } from './root.ts'

hydrateRoot(
  root,
  <StrictMode>
    <App />
  </StrictMode>,
)
