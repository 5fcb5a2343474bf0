// The design system: sizes of its parts, and its rendering beside others: `npm run bench:ui`.
import { printRenderTimes } from './ui/render.mjs'
import { printSizes } from './ui/size.mjs'

await printRenderTimes()
await printSizes()
