import { englishMoveBoxTexts, type MoveBoxTexts } from '@kingside/chess-board'
import type { ChessErrorCode } from '@kingside/chess-game'
import { useIntl } from 'react-intl'
import { useBoardTexts } from '../board/useBoardTexts.ts'
import { messages } from './TypedMoves.messages.ts'

/** The texts of the field for typed moves, in the language of the page. */
export function useMoveBoxTexts(wait: 'turn' | 'answer', hasKey: boolean): MoveBoxTexts {
  const { formatMessage } = useIntl()
  const { spoken = englishMoveBoxTexts.spoken } = useBoardTexts()
  const word = {
    last: formatMessage(messages.wordLast),
    pieces: formatMessage(messages.wordPieces),
    clocks: formatMessage(messages.wordClocks),
    moves: formatMessage(messages.wordMoves),
  }
  return {
    label: formatMessage(messages.label),
    hint: formatMessage(hasKey ? messages.hintWithKey : messages.hint),
    play: formatMessage(messages.play),
    error: (code, move) => formatMessage(whyNot(code), { move }),
    wait: formatMessage(wait === 'turn' ? messages.wait : messages.waitForAnswer),
    whichSquare: formatMessage(messages.whichSquare),
    words: {
      'last-move': [word.last],
      'own-pieces': [word.pieces],
      clocks: [word.clocks],
      reach: [word.moves],
      help: [formatMessage(messages.wordHelp)],
    },
    spoken: { ...spoken, help: formatMessage(messages.help, word) },
  }
}

function whyNot(code: ChessErrorCode) {
  switch (code) {
    case 'ambiguous-move':
      return messages.ambiguous
    case 'castling-not-allowed':
    case 'no-rook':
    case 'no-rook-or-king':
      return messages.noCastling
    case 'neither-san-nor-lan':
      return messages.unknown
    default:
      return messages.illegal
  }
}
