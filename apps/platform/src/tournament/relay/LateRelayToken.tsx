import { latePart } from '../../platform/page/index.ts'

/** In a file of its own: only who organises a broadcast needs it. */
export const RelayToken = latePart(async () => (await import('./RelayToken.tsx')).RelayToken)
