import type { MoveListProps } from '@kingside/chess-board'
import { Text } from '@kingside/design-system/Text'
import type { ComputerGameView } from '@kingside/machines'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { GameRecord } from '../../chess/board/index.ts'
import * as styles from './ComputerGame.css.ts'
import { messages } from './ComputerGame.messages.ts'
import { PgnActions } from './PgnActions.tsx'

export interface ComputerRecordProps {
  readonly view: ComputerGameView
  /** The selected move, and what a press on a move does. */
  readonly moveList?: Pick<MoveListProps, 'current' | 'onSelect'> | undefined
  /** Buttons beside the status that change the view. */
  readonly tools?: ReactNode
  readonly onCopyPgn: () => void
  readonly onDownloadPgn: () => void
}

/** The status of the game against the computer, its moves, and its PGN. */
export function ComputerRecord({
  view: { game, status },
  moveList,
  tools,
  onCopyPgn,
  onDownloadPgn,
}: ComputerRecordProps) {
  const { formatMessage } = useIntl()
  return (
    <GameRecord
      {...moveList}
      game={game}
      label={formatMessage(messages.moves)}
      status={
        <div className={styles.status}>
          <Text as="p" weight="semibold">
            <FormattedMessage {...statusMessages[status]} />
          </Text>
          {tools && <span className={styles.tools}>{tools}</span>}
        </div>
      }
      {...(game.history.length > 0 && {
        footer: <PgnActions onCopy={onCopyPgn} onDownload={onDownloadPgn} />,
      })}
    />
  )
}

const statusMessages = {
  preparing: messages.loading,
  'player-turn': messages.yourTurn,
  'engine-turn': messages.thinking,
  stalled: messages.waiting,
  over: messages.over,
} as const satisfies Record<ComputerGameView['status'], unknown>
