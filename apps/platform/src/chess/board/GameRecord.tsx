import { MoveList, type MoveListProps } from '@kingside/chess-board'
import type { ChessGame } from '@kingside/chess-game'
import { Text } from '@kingside/design-system'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import * as styles from './GameRecord.css.ts'
import { messages } from './game-record.messages.ts'

export interface GameRecordProps extends Pick<
  MoveListProps,
  'label' | 'current' | 'marks' | 'onSelect'
> {
  readonly game: ChessGame
  /** Where the game stands, in a few words. */
  readonly status: ReactNode
  /** It is not known yet whether there are moves. @default false */
  readonly isUnknown?: boolean
  /** What can be done with the moves. */
  readonly footer?: ReactNode
}

/** Where the game stands, and its moves. */
export function GameRecord({ game, status, isUnknown = false, footer, ...list }: GameRecordProps) {
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
            moves={game.history.map(({ san }) => san)}
            firstNumber={game.start.moveNumber}
            blackBegins={game.start.turn === 'b'}
          />
        )}
      </div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </section>
  )
}
