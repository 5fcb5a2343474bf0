import { defineMessage } from 'react-intl'

export const messages = {
  refusedFen: defineMessage({
    id: 'analysisBoard.refused.fen',
    defaultMessage: 'The link’s position can’t be set up',
    description: 'Title of the notice when the address holds a bad FEN.',
  }),
  refusedMoves: defineMessage({
    id: 'analysisBoard.refused.moves',
    defaultMessage: 'The link’s moves can’t be played',
    description: 'Title of the notice when the address holds bad moves.',
  }),
  refusedGame: defineMessage({
    id: 'analysisBoard.refused.game',
    defaultMessage: 'The link leads to no game',
    description: 'Title of the notice when the address names a game that can’t be.',
  }),
  refusedText: defineMessage({
    id: 'analysisBoard.refusedText',
    defaultMessage:
      'Ask for the link again, or open the game yourself. What was on your board is still there.',
    description: 'Text of the notice when the address can’t be used.',
  }),
  gameNotFound: defineMessage({
    id: 'analysisBoard.gameNotFound',
    defaultMessage: 'There is no such game',
    description: 'Title of the notice when an online game is not found.',
  }),
  gameRunning: defineMessage({
    id: 'analysisBoard.gameRunning',
    defaultMessage: 'This game is still going on',
    description: 'Title of the notice when an online game is not over.',
  }),
  gameRunningText: defineMessage({
    id: 'analysisBoard.gameRunningText',
    defaultMessage: 'It can be analysed when it is over.',
    description: 'Text of the notice when an online game is not over.',
  }),
  gameFailed: defineMessage({
    id: 'analysisBoard.gameFailed',
    defaultMessage: 'The game could not be loaded',
    description: 'Title of the notice when the server does not answer.',
  }),
  gameFailedText: defineMessage({
    id: 'analysisBoard.gameFailedText',
    defaultMessage: 'Check the connection and try again. What was on your board is still there.',
    description: 'Text of the notice when the server does not answer.',
  }),
  retry: defineMessage({
    id: 'analysisBoard.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads the game again.',
  }),
}
