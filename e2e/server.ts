// The server of the end-to-end tests. Playwright stops it at the end of a run, but not when it is killed itself.
import { endWithParent } from '../scripts/lib/end-with-parent.mjs'

endWithParent()
// By its address, so that the tools are type-checked apart from the server.
await import(new URL('../apps/server/src/main.ts', import.meta.url).href)
