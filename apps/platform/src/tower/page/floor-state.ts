import type { TowerLevel, TowerStats } from '@kingside/machines/tower'

/** How a level stands to the reader. */
export type FloorState = 'claimed' | 'open' | 'next' | 'locked'

/** Whether a level has rewards that the reader has not claimed. */
const hasOpenRewards = ({ rewards, claimed }: TowerLevel): boolean =>
  rewards.some(({ id }) => !claimed.includes(id))

/** @param stats null is a visitor */
export function floorStateOf(level: TowerLevel, stats: TowerStats | null): FloorState {
  if (stats === null) return 'locked'
  if (level.number <= stats.level) return hasOpenRewards(level) ? 'open' : 'claimed'
  return level.number === stats.level + 1 ? 'next' : 'locked'
}

/** What the reader gets next: the lowest level with something to claim, else the next one; null is nothing more. */
export function nextLevelOf(
  levels: readonly TowerLevel[],
  stats: TowerStats | null,
): TowerLevel | null {
  if (stats === null) return levels[0] ?? null
  return (
    levels.find((level) => floorStateOf(level, stats) === 'open') ??
    levels.find(({ number }) => number === stats.level + 1) ??
    null
  )
}
