import { latePart } from '../../platform/page/index.ts'

/** Loaded after the page, because boards are large and the standings come first. */
export const TopBoards = latePart(async () => (await import('./TopBoards.tsx')).TopBoards, null)
