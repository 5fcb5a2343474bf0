import type { ChessGame, HistoryMove } from '@kingside/chess-game'
import { VisuallyHidden } from '@kingside/design-system'
import { useIntl } from 'react-intl'
import { messages } from './ComputerGame.messages.ts'

/** Says each move, and then the result, to screen readers: once, when it happens. */
export function MoveAnnouncer({
  game,
  result,
}: {
  readonly game: ChessGame
  readonly result: string | null
}) {
  const { formatMessage } = useIntl()
  const move = game.mainLineLastMove
  return (
    <VisuallyHidden>
      <p role="status">{move ? formatMessage(messages.moveSpoken, spoken(move)) : null}</p>
      <p role="status">{result}</p>
    </VisuallyHidden>
  )
}

const spoken = ({ color, piece, from, to, captured, promotion, castling, san }: HistoryMove) => ({
  color,
  piece,
  from,
  to,
  castling: castling ? (to.startsWith('g') ? 'king' : 'queen') : 'none',
  captured: captured ?? 'none',
  promotion: promotion ?? 'none',
  check: san.endsWith('#') ? 'mate' : san.endsWith('+') ? 'check' : 'none',
})
