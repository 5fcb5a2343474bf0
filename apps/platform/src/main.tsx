import './platform/page/preload-page.ts'
import { type ReactNode, startTransition, StrictMode, useLayoutEffect } from 'react'
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
import { openReports } from './platform/server/open-reports.ts'
import { browserStore } from './platform/storage/browser-store.ts'
import { appRoutes } from './router.tsx'
import { updateBetweenPages } from './platform/page/updates.ts'

const host = document.getElementById('root')
if (!host) throw new Error('index.html has no element with the id "root" for the app.')

const deps = createDependencies({ updates: registerAppWorker(), openReports })
const positions = createScrollPositions(browserStore('session'))
const router = createAppRouter(appRoutes, browserHistory(), positions)
deps.address.attach(router, (query) => deps.actors.popups.send({ type: 'address.change', query }))
deps.gameStarts.attach(router)
deps.regions.attach(router)
updateBetweenPages(deps.updates, router)
deps.support.attach(router)
trackPage(whenReady(router))
const root = createRoot(host)

function AfterFirstPaint({
  then,
  children,
}: {
  readonly then: () => void
  readonly children: ReactNode
}) {
  useLayoutEffect(then, [then])
  return children
}

function begin(page: HTMLElement) {
  // The content of public/first-paint.js is inert until the app replaces it, because a press on it would be lost.
  const letUse = () => {
    page.inert = false
  }
  // It also had no font before the page's own files were loaded.
  void whenReady(router).then(() => page.removeAttribute('style'))
  // As a transition it is rendered in slices, between which the browser answers to a press.
  startTransition(() =>
    root.render(
      <StrictMode>
        <AfterFirstPaint then={letUse}>
          <App deps={deps} router={router} />
        </AfterFirstPaint>
      </StrictMode>,
    ),
  )
}

// No top-level await, because the bundler would then split the shared code into many small files.
void waitForWords(deps.actors).then(() => begin(host))
