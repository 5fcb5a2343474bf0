import { MoveTree } from '@kingside/chess-board'
import { type ChessGame, type Opening, selectMove } from '@kingside/chess-game'
import { IconButton } from '@kingside/design-system/IconButton'
import { Inline } from '@kingside/design-system/Inline'
import { Text } from '@kingside/design-system/Text'
import { ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as styles from './AnalysisBoard.css.ts'
import { messages } from './AnalysisBoard.messages.ts'
import { CommentField } from './CommentField.tsx'
import { LineMenu } from './LineMenu.tsx'
import { titleOf } from './read-text.ts'
import { useTreeTexts } from './useTreeTexts.ts'

export interface MovesPanelProps {
  readonly game: ChessGame
  /** The opening of the line up to the selected move; null when it has no name or is not loaded yet. */
  readonly opening: Opening | null
  readonly canUndo: boolean
  readonly onChange: (game: ChessGame) => void
  readonly onCut: (game: ChessGame) => void
  readonly onUndo: () => void
  /** Buttons beside the moves that change the view. */
  readonly tools?: ReactNode
  readonly onFlip: () => void
}

/** The moves with variations, the name of the opening, and the comment of a move. */
export function MovesPanel({ game, opening, tools, onFlip, ...edit }: MovesPanelProps) {
  const { formatMessage } = useIntl()
  const tree = useTreeTexts()
  const { onChange } = edit
  const title = titleOf(game)
  return (
    <section className={styles.record} aria-label={formatMessage(messages.moves)}>
      <div className={styles.head}>
        <div className={styles.names}>
          <Text as="p" size="s" weight="semibold">
            {opening ? (
              <span lang="en">{[opening.eco, opening.name].join(' ')}</span>
            ) : (
              <FormattedMessage {...messages.moves} />
            )}
          </Text>
          {title !== null && (
            <Text as="p" size="xs" tone="muted">
              {title}
            </Text>
          )}
        </div>
        <Inline gap={1} wrap={false}>
          {tools}
          <IconButton label={formatMessage(messages.flip)} onPress={onFlip}>
            <ArrowUpDown />
          </IconButton>
          <LineMenu game={game} {...edit} />
        </Inline>
      </div>
      <div className={styles.moves}>
        <MoveTree game={game} onSelect={(id) => onChange(selectMove(game, id))} texts={tree} />
      </div>
      <div className={styles.foot}>
        <CommentField game={game} onChange={onChange} />
      </div>
    </section>
  )
}
