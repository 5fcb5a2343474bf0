// The server of the end-to-end tests. Playwright stops it at the end of a run, but not when it is killed itself.
import { endWithParent } from '../scripts/lib/end-with-parent.mjs'

endWithParent()
await import('../apps/server/src/main.ts')
