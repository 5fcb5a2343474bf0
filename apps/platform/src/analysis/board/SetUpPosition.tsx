import { PositionEditor } from '@kingside/chess-board'
import { type ChessGame, type Color, startGame } from '@kingside/chess-game'
import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { fenProblem, problemMessages } from '../../chess/moves/index.ts'
import { useBoardTexts } from '../../chess/board/index.ts'
import * as styles from './AnalysisBoard.css.ts'
import { messages } from './AnalysisBoard.messages.ts'
import { useEditorTexts } from './useEditorTexts.ts'

export interface SetUpPositionProps {
  /** The position to start from. */
  readonly fen: string
  readonly orientation: Color
  readonly onUse: (game: ChessGame) => void
  readonly onCancel: () => void
}

/** The position editor, shown in place of the board. */
export function SetUpPosition({ fen, orientation, onUse, onCancel }: SetUpPositionProps) {
  const { formatMessage } = useIntl()
  const [now, setNow] = useState<{ readonly fen: string; readonly problem: string | null }>({
    fen,
    problem: null,
  })
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.editor}>
      <Stack gap={4}>
        <div ref={heading} tabIndex={-1} className={styles.arrival}>
          <Heading level={2}>
            <FormattedMessage {...messages.setUpTitle} />
          </Heading>
        </div>
        <PositionEditor
          defaultPosition={fen}
          defaultOrientation={orientation}
          onPositionChange={(changed, problem) => setNow({ fen: changed, problem })}
          texts={useEditorTexts()}
          boardTexts={useBoardTexts()}
        />
        <Inline gap={2} justify="end" align="start">
          <Button type="secondary" onPress={onCancel}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button
            onPress={() => onUse(startGame(now.fen))}
            {...(now.problem !== null && {
              disabledReason: formatMessage(problemMessages[fenProblem(now.problem)]),
            })}
          >
            <FormattedMessage {...messages.setUpUse} />
          </Button>
        </Inline>
      </Stack>
    </section>
  )
}
