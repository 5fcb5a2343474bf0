import './platform/page/preload-page.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { registerAppWorker } from './platform/page/app-worker.ts'
import { trackPage } from './platform/page/when-idle.ts'
import { App } from './app.tsx'
import { createDependencies } from './create-dependencies.ts'
import { waitForWords } from './platform/intl/language.ts'
import {
  browserHistory,
  createAppRouter,
  createScrollPositions,
  whenReady,
} from './platform/router/index.ts'
import { browserStore } from './platform/storage/browser-store.ts'
import { appRoutes } from './router.tsx'
import { updateBetweenPages } from './platform/page/updates.ts'

const host = document.getElementById('root')
if (!host) throw new Error('index.html has no element with the id "root" for the app.')

const deps = createDependencies({ updates: registerAppWorker() })
const positions = createScrollPositions(browserStore('session'))
const router = createAppRouter(appRoutes, browserHistory(), positions)
deps.address.attach(router, (query) => deps.actors.popups.send({ type: 'address.change', query }))
deps.gameStarts.attach(router)
updateBetweenPages(deps.updates, router)
deps.support.attach(router)
trackPage(whenReady(router))
const root = createRoot(host)

function begin(page: HTMLElement) {
  // What public/first-paint.js has shown could not be used, and had no font until the page's own files are there.
  page.inert = false
  void whenReady(router).then(() => page.removeAttribute('style'))
  root.render(
    <StrictMode>
      <App deps={deps} router={router} />
    </StrictMode>,
  )
}

// Not a top-level await: the bundler would split what all pages share into many small files.
void waitForWords(deps.actors).then(() => begin(host))
