import { latePart } from '../../platform/page/index.ts'

/** Loaded after the games, which come first. */
export const RunningTournaments = latePart(
  async () => (await import('./RunningTournaments.tsx')).RunningTournaments,
  null,
)
