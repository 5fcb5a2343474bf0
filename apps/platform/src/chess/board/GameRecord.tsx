import { MoveList, type MoveListProps } from '@kingside/chess-board'
import type { ChessGame } from '@kingside/chess-game'
import { Text } from '@kingside/design-system/Text'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import * as styles from './GameRecord.css.ts'
import { messages } from './game-record.messages.ts'
import { useHasMoveRows } from './useHasMoveRows.ts'

export interface GameRecordProps extends Pick<
  MoveListProps,
  'label' | 'current' | 'marks' | 'times' | 'titles' | 'onSelect'
> {
  readonly game: ChessGame
  /** The status of the game, in a few words. */
  readonly status: ReactNode
  /** Whether the moves are not loaded yet. @default false */
  readonly isUnknown?: boolean
  /** The buttons that walk through the moves. */
  readonly keys?: ReactNode
  /** What is known of the moves and the game. */
  readonly footer?: ReactNode
}

/** The status of the game, and its moves: a list beside the board, one line below it. */
export function GameRecord({
  game,
  status,
  isUnknown = false,
  keys,
  footer,
  ...list
}: GameRecordProps) {
  const hasRows = useHasMoveRows()
  return (
    <section className={styles.root} aria-label={list.label}>
      <div className={styles.status}>{status}</div>
      <div className={styles.moves}>
        {game.history.length === 0 ? (
          <div className={styles.noMoves}>
            {!isUnknown && (
              <Text as="p" size="s" tone="muted">
                <FormattedMessage {...messages.noMoves} values={{ side: game.start.turn }} />
              </Text>
            )}
          </div>
        ) : (
          <MoveList
            {...list}
            flow={hasRows ? 'rows' : 'line'}
            moves={game.history.map(({ san }) => san)}
            firstNumber={game.start.moveNumber}
            blackBegins={game.start.turn === 'b'}
          />
        )}
      </div>
      {game.history.length > 0 && keys && <div className={styles.keys}>{keys}</div>}
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </section>
  )
}
