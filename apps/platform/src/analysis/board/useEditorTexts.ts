import type { PositionEditorTexts } from '@kingside/chess-board'
import { useIntl } from 'react-intl'
import { fenProblem, problemMessages } from '../../chess/moves/index.ts'
import { messages as board } from '../../chess/board/index.ts'
import { messages } from './position-editor.messages.ts'

/** The position editor's texts in the language of the page. */
export function useEditorTexts(): PositionEditorTexts {
  const { formatMessage } = useIntl()
  return {
    tools: formatMessage(messages.tools),
    hand: formatMessage(messages.hand),
    eraser: formatMessage(messages.eraser),
    piece: ({ color, type }) => formatMessage(board.piece, { piece: color + type }),
    clear: formatMessage(messages.clear),
    start: formatMessage(messages.start),
    flip: formatMessage(messages.flip),
    turn: formatMessage(messages.turn),
    turns: { w: formatMessage(messages.white), b: formatMessage(messages.black) },
    castling: formatMessage(messages.castling),
    castlings: {
      K: formatMessage(messages.whiteShort),
      Q: formatMessage(messages.whiteLong),
      k: formatMessage(messages.blackShort),
      q: formatMessage(messages.blackLong),
    },
    fen: formatMessage(messages.fen),
    invalid: (reason) => formatMessage(problemMessages[fenProblem(reason)]),
  }
}
