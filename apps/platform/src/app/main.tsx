import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { createDependencies } from './dependencies.ts'
import { createRouter } from './router.tsx'

const host = document.getElementById('root')
if (!host) throw new Error('index.html has no element with the id "root" for the app.')

const deps = createDependencies()
createRoot(host).render(
  <StrictMode>
    <App deps={deps} router={createRouter(deps)} />
  </StrictMode>,
)
