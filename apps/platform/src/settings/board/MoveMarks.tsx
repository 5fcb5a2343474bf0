import { useBoardTheme } from '@kingside/chess-board'
import { RadioCards } from '@kingside/design-system/RadioCards'
import { Stack } from '@kingside/design-system/Stack'
import {
  type BoardSettingChoice,
  type BoardSettings,
  type HighlightStyle,
  highlightStyles,
  type LegalMoveStyle,
  legalMoveStyles,
} from '@kingside/machines/board-appearance'
import { useIntl } from 'react-intl'
import { lastMoveMessages, legalMoveMessages, messages } from './BoardAppearance.messages.ts'
import { BoardCorner, type CornerSquare } from './BoardCorner.tsx'
import { drawingsOf } from './board-look.ts'
import { useIsNarrow } from './useIsNarrow.ts'

export interface MoveMarksProps {
  readonly settings: BoardSettings
  readonly onChoose: (choice: BoardSettingChoice) => void
}

/** The choice of the marks of moves, shown on the chosen board. */
export function MoveMarks({ settings, onChoose }: MoveMarksProps) {
  const { formatMessage } = useIntl()
  const isNarrow = useIsNarrow()
  const look = useBoardTheme(settings.boardTheme, drawingsOf(settings.piecesTheme))
  return (
    <div style={look}>
      <Stack gap={6}>
        <RadioCards
          layout="column"
          columns={isNarrow ? 2 : 4}
          label={formatMessage(messages.lastMove)}
          value={settings.lastMoveTheme}
          onChange={(value) => onChoose({ name: 'lastMoveTheme', value })}
          options={highlightStyles.map((style) => ({
            value: style,
            title: formatMessage(lastMoveMessages[style]),
            icon: <BoardCorner squares={lastMove(style)} arrow={style === 'arrow'} />,
          }))}
        />
        <RadioCards
          layout="column"
          columns={isNarrow ? 2 : 3}
          label={formatMessage(messages.legalMoves)}
          value={settings.legalMovesTheme}
          onChange={(value) => onChoose({ name: 'legalMovesTheme', value })}
          options={legalMoveStyles.map((style) => ({
            value: style,
            title: formatMessage(legalMoveMessages[style]),
            icon: <BoardCorner squares={legalMoves(style)} />,
          }))}
        />
      </Stack>
    </div>
  )
}

const squareMarks = {
  none: 'none',
  highlight: 'highlight',
  arrow: 'none',
  arma: 'corners',
} as const satisfies Record<HighlightStyle, CornerSquare['mark']>

/** A knight that moved from the lower corner. */
const lastMove = (style: HighlightStyle): readonly CornerSquare[] => [
  { at: [3, 1], mark: squareMarks[style] },
  { at: [1, 2], mark: squareMarks[style], piece: 'wn' },
]

const targetMarks = {
  none: { move: 'none', capture: 'none' },
  dots: { move: 'dot', capture: 'ring' },
  squares: { move: 'filled', capture: 'framed' },
} as const satisfies Record<LegalMoveStyle, Record<'move' | 'capture', CornerSquare['mark']>>

/** The knight in the lower corner is selected; it may move, or capture a pawn. */
const legalMoves = (style: LegalMoveStyle): readonly CornerSquare[] => [
  { at: [3, 1], mark: 'selected', piece: 'wn' },
  { at: [1, 2], mark: targetMarks[style].move },
  { at: [2, 3], mark: targetMarks[style].capture, piece: 'bp' },
]
