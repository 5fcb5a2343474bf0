import { afterEach, vi } from 'vitest'

// Files share a process: a `window` that one left behind made the next believe it ran in a browser.
afterEach(() => {
  vi.unstubAllGlobals()
})
