import type { GameData } from '@kingside/api'
import type { GameView } from '@kingside/machines/game'
import { useIntl } from 'react-intl'
import type { GameDataSource } from '../../chess/record/index.ts'
import { nameMessages } from '../../chess/terms/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { messages } from './game-page.messages.ts'
import { playersOf } from './game-players.ts'
import { useNewRatings } from './useNewRatings.ts'

/** Both players, for the page to draw; after a rated game with the change of their ratings. */
export function useGamePlayers(
  { status, config }: GameView,
  uid: string | null,
  data: GameData,
  source: GameDataSource,
) {
  const { formatMessage } = useIntl()
  const ratings = useNewRatings({
    source,
    gameId: data.gId,
    isDue: status === 'over' && config !== null && config.mode !== 'unrated',
    onSettled: useDependencies().player.refresh,
  })
  const texts = {
    guest: formatMessage(messages.guest),
    you: formatMessage(messages.you),
    deleted: formatMessage(nameMessages.deleted),
  }
  return playersOf(data, uid, texts, ratings)
}
