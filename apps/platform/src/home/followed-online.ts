import type { FollowedPlayer } from '@kingside/api'

/** The players who are online after one of them has changed: those who play first, then by name. */
export function followedAfter(
  known: readonly FollowedPlayer[],
  changed: FollowedPlayer,
): readonly FollowedPlayer[] {
  const others = known.filter(({ player }) => player.uid !== changed.player.uid)
  if (!changed.is_online) return others
  return [...others, changed].toSorted(
    (one, other) =>
      Number(other.game_id !== null) - Number(one.game_id !== null) ||
      one.player.name.localeCompare(other.player.name),
  )
}
