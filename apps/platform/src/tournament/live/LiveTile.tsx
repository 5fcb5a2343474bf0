import type { Color } from '@kingside/chess-game'
import { useCallback, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { useName } from '../../chess/terms/index.ts'
import { BoardTile, scoresOf } from '../../chess/tile/index.ts'
import { boardStatusMessages, gamesMessages } from '../page/page.messages.ts'
import type { Board } from '../tournament.types.ts'
import type { LiveBoards } from './live-boards.ts'
import { LiveClock } from './LiveClock.tsx'

export interface LiveTileProps {
  readonly board: Board
  readonly live: LiveBoards
  readonly onOpen: (gameId: string) => void
}

/** A board of a round, as it goes on. A move draws this one anew, and not the page. */
export function LiveTile({ board, live, onOpen }: LiveTileProps) {
  const { formatMessage } = useIntl()
  const nameOf = useName()
  const { board_id: gameId, white_player: white, black_player: black, status, result } = board
  const listen = useCallback((told: () => void) => live.listen(gameId, told), [live, gameId])
  const position = useSyncExternalStore(listen, () => live.of(gameId))
  const scores = result === null ? null : scoresOf[result]
  const names = { board: board.table, white: nameOf(white.name), black: nameOf(black.name) }
  const clock = (color: Color) =>
    position && status !== 'completed' ? (
      <LiveClock position={position} now={live.now} color={color} />
    ) : undefined
  return (
    <BoardTile
      href={`/game/${gameId}`}
      label={formatMessage(gamesMessages.tile, {
        ...names,
        state: scores
          ? `${scores.white}–${scores.black}`
          : formatMessage(boardStatusMessages[status]),
      })}
      fen={position?.fen ?? null}
      lastMove={position?.lastMove ?? null}
      white={{ ...white, score: scores?.white, end: clock('w') }}
      black={{ ...black, score: scores?.black, end: clock('b') }}
      isOver={status === 'completed'}
      onOpen={() => onOpen(gameId)}
    />
  )
}
