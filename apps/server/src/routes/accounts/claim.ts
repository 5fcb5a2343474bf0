import type { Caller } from '../../caller.ts'

/** The caller's player while it is a visitor's, known by the browser's own cookie; an account can take it over. */
export const visitorOf = ({ player }: Pick<Caller, 'player'>): number | null =>
  player?.kind === 'visitor' ? player.id : null
