import { ChessClock } from '@kingside/chess-board'
import type { Color } from '@kingside/chess-game'
import { useCallback, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { useName } from '../../chess/terms/index.ts'
import { BoardTile, scoresOf } from '../../chess/tile/index.ts'
import { useDependencies } from '../../dependencies.ts'
import type { WatchedPosition } from '../../game/connection/watch-game.ts'
import { shownMs } from '../../game/table/shown-ms.ts'
import { useTicking } from '../../game/table/useTicking.ts'
import { boardStatusMessages, gamesMessages } from '../page/page.messages.ts'
import type { Board } from '../tournament.types.ts'
import type { LiveBoards } from './live-boards.ts'

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
    position && status !== 'completed' ? <Clock position={position} color={color} /> : undefined
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

function Clock({ position, color }: { readonly position: WatchedPosition; readonly color: Color }) {
  const { now } = useDependencies()
  const { formatMessage } = useIntl()
  const { fen, leftMs, isRunning, at } = position
  const runs = isRunning && (fen.split(' ')[1] === 'b' ? 'b' : 'w') === color
  const timeMs = useTicking(runs, () =>
    shownMs(Math.max(0, leftMs[color] - (runs ? now() - at : 0))),
  )
  return (
    timeMs !== null && (
      <ChessClock
        label={formatMessage(color === 'w' ? gamesMessages.white : gamesMessages.black)}
        timeMs={timeMs}
        runningSince={null}
      />
    )
  )
}
