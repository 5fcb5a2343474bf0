import '@kingside/chess-board/styles.css'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Everything } from './Everything.tsx'
import './index.css'
import type { Mounts } from './mounts-window.ts'
import { root } from './root.ts'

const opening = ['e4', 'e5']

/** Draws at once, as React does when nothing else is to do. */
function makeRoot() {
  const reactRoot = createRoot(root)
  return {
    show(moves: readonly string[] | null, runningSince: number | null = null) {
      const page = moves && <Everything moves={moves} runningSince={runningSince} />
      flushSync(() => reactRoot.render(<StrictMode>{page}</StrictMode>))
    },
    unmount: () => flushSync(() => reactRoot.unmount()),
  }
}

let kept: ReturnType<typeof makeRoot> | undefined

const mounts: Mounts = {
  withRoot(times) {
    for (let time = 0; time < times; time += 1) {
      const own = makeRoot()
      own.show(opening, performance.now())
      own.unmount()
    }
  },
  withinPage(times) {
    const page = makeRoot()
    for (let time = 0; time < times; time += 1) {
      page.show(opening, performance.now())
      page.show(null)
    }
    page.unmount()
  },
  stay(moves = opening) {
    kept ??= makeRoot()
    kept.show(moves)
  },
  clear: () => kept?.show(null),
  leave() {
    kept?.unmount()
    kept = undefined
  },
}

Object.assign(window, { mounts })
