import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { type GameDataSource, type GameResultData, resultQuery } from '../../chess/record/index.ts'

export interface NewRatingsOptions {
  readonly source: Pick<GameDataSource, 'result'>
  readonly gameId: string
  /** Whether the game is over and may have changed ratings. */
  readonly isDue: boolean
  /** Called when the ratings are final. */
  readonly onSettled: () => void
}

const retryMs = 2_000
/** The most polls; a game that is settled even later gets no rating change on this page. */
const maxTries = 20

/** The change of the ratings by a rated game, as soon as the server has settled it. */
export function useNewRatings(options: NewRatingsOptions): GameResultData['ratings'] | null {
  const { source, gameId, isDue } = options
  const { data } = useQuery({
    ...resultQuery(source, gameId),
    enabled: isDue,
    retry: false,
    refetchInterval: ({ state }) =>
      state.data?.is_settled || state.dataUpdateCount + state.errorUpdateCount >= maxTries
        ? false
        : retryMs,
  })
  const queries = useQueryClient()
  const isSettled = data?.is_settled === true
  const tell = useEffectEvent(() => {
    options.onSettled()
    void queries.invalidateQueries({ queryKey: ['own-games'] })
  })
  useEffect(() => {
    if (isSettled) tell()
  }, [isSettled])
  return isSettled ? data.ratings : null
}
