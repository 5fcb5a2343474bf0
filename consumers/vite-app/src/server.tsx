import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './App.tsx'

/** What a server answers with, for `hydrate.tsx` to take over. */
export const render = () =>
  renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  )
