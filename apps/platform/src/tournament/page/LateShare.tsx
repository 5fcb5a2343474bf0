import { latePart } from '../../platform/page/index.ts'
import { ShareWaiting } from './ShareWaiting.tsx'

/** Sharing, in a file of its own: what it opens is larger than the rest of the page. */
export const Share = latePart(async () => (await import('./Share.tsx')).Share, <ShareWaiting />)
