import { ChessBoard } from '@kingside/chess-board'
import { type Color, startFen } from '@kingside/chess-game'
import { useIntl } from 'react-intl'
import { useBoardTexts } from '../../chess/board/index.ts'
import { messages } from './ComputerGameSetup.messages.ts'

/** The start position as the player will see it. */
export function PreviewBoard({ orientation }: { readonly orientation: Color }) {
  const { formatMessage } = useIntl()
  const texts = useBoardTexts()
  return (
    <ChessBoard
      position={startFen}
      orientation={orientation}
      texts={{ ...texts, board: formatMessage(messages.preview) }}
    />
  )
}
