import type { MoveListProps } from '@kingside/chess-board'
import { IconButton } from '@kingside/design-system/IconButton'
import { Text } from '@kingside/design-system/Text'
import type { ComputerGameView } from '@kingside/machines'
import { ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { GameRecord } from '../../chess/board/index.ts'
import * as styles from './ComputerGame.css.ts'
import { messages } from './ComputerGame.messages.ts'

export interface ComputerRecordProps {
  readonly view: ComputerGameView
  /** The selected move, and what a press on a move does. */
  readonly moveList?: Pick<MoveListProps, 'current' | 'marks' | 'onSelect'> | undefined
  /** Buttons beside the status that change the view. */
  readonly tools?: ReactNode
  /** Below the moves: which move is on the board, and buttons to the others. */
  readonly review?: ReactNode
  readonly onFlip: () => void
}

/** The status of the game against the computer, and its moves. */
export function ComputerRecord({
  view: { game, status },
  moveList,
  tools,
  review,
  onFlip,
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
          <span className={styles.tools}>
            {tools}
            <IconButton size="s" label={formatMessage(messages.flip)} onPress={onFlip}>
              <ArrowUpDown aria-hidden="true" />
            </IconButton>
          </span>
        </div>
      }
      keys={review}
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
