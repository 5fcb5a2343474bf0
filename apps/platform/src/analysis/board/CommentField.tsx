import { type ChessGame, idOf } from '@kingside/chess-game'
import { TextArea } from '@kingside/design-system/TextArea'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { moveNumber, numberWord } from '../../chess/moves/index.ts'
import { messages } from './AnalysisBoard.messages.ts'
import { commentWords, withCommentWords } from './comment-words.ts'

export interface CommentFieldProps {
  readonly game: ChessGame
  readonly onChange: (game: ChessGame) => void
}

/** The comment of the selected move, added to the game when the field loses the focus. */
export function CommentField({ game, onChange }: CommentFieldProps) {
  const { formatMessage } = useIntl()
  const at = idOf(game.selectedMoveAddress)
  const kept = commentWords(game)
  const [draft, setDraft] = useState<{ readonly at: string; readonly text: string } | null>(null)
  const { selectedMove: move } = game
  const name = move && `${numberWord(moveNumber(move.previousPosition.fen))} ${move.san}`
  return (
    <TextArea
      key={at}
      rows={2}
      label={
        name ? formatMessage(messages.commentOf, { move: name }) : formatMessage(messages.comment)
      }
      value={draft?.at === at ? draft.text : kept}
      onChange={(text) => setDraft({ at, text })}
      onBlur={() => {
        setDraft(null)
        if (draft?.at === at) onChange(withCommentWords(game, draft.text))
      }}
    />
  )
}
