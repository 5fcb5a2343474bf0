import { defineMessage } from 'react-intl'

export const messages = {
  refusedFen: defineMessage({
    id: 'analysisBoard.refused.fen',
    defaultMessage: 'The position in this link isn’t valid',
    description: 'Title of the notice when the address holds a bad FEN.',
  }),
  refusedMoves: defineMessage({
    id: 'analysisBoard.refused.moves',
    defaultMessage: 'The moves in this link aren’t legal',
    description: 'Title of the notice when the address holds bad moves.',
  }),
  refusedGame: defineMessage({
    id: 'analysisBoard.refused.game',
    defaultMessage: 'This link doesn’t point to a game',
    description: 'Title of the notice when the address names a game that can’t be.',
  }),
  refusedText: defineMessage({
    id: 'analysisBoard.refusedText',
    defaultMessage: 'Ask for the link again or open the game yourself. Your board hasn’t changed.',
    description: 'Text of the notice when the address can’t be used.',
  }),
  gameNotFound: defineMessage({
    id: 'analysisBoard.gameNotFound',
    defaultMessage: 'Game not found',
    description: 'Title of the notice when an online game is not found.',
  }),
  gameRunning: defineMessage({
    id: 'analysisBoard.gameRunning',
    defaultMessage: 'This game is still in progress',
    description: 'Title of the notice when an online game is not over.',
  }),
  gameRunningText: defineMessage({
    id: 'analysisBoard.gameRunningText',
    defaultMessage: 'You can analyse it when it’s over.',
    description: 'Text of the notice when an online game is not over.',
  }),
  gameFailed: defineMessage({
    id: 'analysisBoard.gameFailed',
    defaultMessage: 'Couldn’t load the game',
    description: 'Title of the notice when the server does not answer.',
  }),
  gameFailedText: defineMessage({
    id: 'analysisBoard.gameFailedText',
    defaultMessage: 'Check your connection and try again. Your board hasn’t changed.',
    description: 'Text of the notice when the server does not answer.',
  }),
  retry: defineMessage({
    id: 'analysisBoard.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads the game again.',
  }),
}
