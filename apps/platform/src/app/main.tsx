import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { createDependencies } from './dependencies.ts'
import { createRouter } from './router.tsx'
import { openLanguage } from './useLanguage.ts'

const host = document.getElementById('root')
if (!host) throw new Error('index.html has no element with the id "root" for the app.')

const deps = createDependencies()
const router = createRouter(deps)
deps.address.attach(router, (query) => deps.actors.popups.send({ type: 'address.change', query }))
const root = createRoot(host)

// Not a top-level await: the bundler would split what all pages share into many small files.
void openLanguage(deps.preferences.load().locale).then((language) =>
  root.render(
    <StrictMode>
      <App deps={deps} router={router} language={language} />
    </StrictMode>,
  ),
)
