import { latePart } from '../../platform/page/index.ts'

/** Loaded after the page, because boards are large and what is played can wait. */
export const LiveBoards = latePart(async () => (await import('./LiveBoards.tsx')).LiveBoards, null)
