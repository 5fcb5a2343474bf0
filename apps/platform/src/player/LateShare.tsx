import { latePart } from '../platform/page/index.ts'

/** Sharing, in a file of its own: what it opens is larger than the rest of the page. */
export const Share = latePart(async () => (await import('./Share.tsx')).Share)
