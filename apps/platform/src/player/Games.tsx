import { GameList, useGameList } from '../game/history/index.ts'
import { Redirect } from '../platform/router/index.ts'

export interface GamesProps {
  readonly uid: string
  /** What of the address stays when a filter changes. */
  readonly kept: Readonly<Record<string, string>>
}

/** A player’s games, with filters in the address. */
export function Games({ uid, kept }: GamesProps) {
  const { list, elsewhere } = useGameList({ uid, kept })
  return elsewhere === null ? <GameList {...list} whose="other" /> : <Redirect to={elsewhere} />
}
