/**
 * Lag compensation: a player's line may cost time that is not the player's, and a client that lies about
 * it must gain little. Each side has a quota that grows by `gain` with each move, up to seven gains, and
 * from which lag is paid. The rule is that of lichess.org (scalachess, `LagTracker`).
 */

/** How much the quota grows with each move, in ms. @param baseMs and @param incrementMs of the side */
export const lagGain = (baseMs: number, incrementMs: number): number =>
  Math.min(1000, Math.round((baseMs + 40 * incrementMs) / 250) + 150)

/** The quota at the start, in ms. */
export const startQuota = (gain: number): number => 3 * gain

/** What a move costs of the clock, and the quota after it, in ms. */
export function compensate(
  elapsedMs: number,
  lagMs: number,
  { quota, gain }: { readonly quota: number; readonly gain: number },
): { readonly costMs: number; readonly compensatedMs: number; readonly quota: number } {
  const paid = Math.min(Math.max(0, lagMs), quota)
  const costMs = Math.max(0, elapsedMs - paid)
  return {
    costMs,
    compensatedMs: elapsedMs - costMs,
    quota: Math.min(7 * gain, quota + gain - paid),
  }
}
