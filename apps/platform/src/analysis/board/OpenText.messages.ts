import { defineMessage } from 'react-intl'

export const messages = {
  openTitle: defineMessage({
    id: 'analysisBoard.openTitle',
    defaultMessage: 'Open a game or position',
    description: 'Title of the popup where a game or position is pasted.',
  }),
  openText: defineMessage({
    id: 'analysisBoard.openText',
    defaultMessage: 'Paste a PGN, a FEN or plain moves, or choose a file.',
    description: 'In the popup where a game or position is pasted.',
  }),
  openField: defineMessage({
    id: 'analysisBoard.openField',
    defaultMessage: 'PGN or FEN',
    description: 'Label of the field in which a game or position is pasted.',
  }),
  chooseFile: defineMessage({
    id: 'analysisBoard.chooseFile',
    defaultMessage: 'Choose a file',
    description: 'Button that lets a PGN file be chosen.',
  }),
  fileTooLong: defineMessage({
    id: 'analysisBoard.fileTooLong',
    defaultMessage: 'The file is over 2 MB. Copy the game you want and paste it here.',
    description: 'Said when a file is too large.',
  }),
  fileUnreadable: defineMessage({
    id: 'analysisBoard.fileUnreadable',
    defaultMessage: 'Couldn’t read the file. Choose it again or paste its text.',
    description: 'Said when the browser can’t read a file.',
  }),
  whichGame: defineMessage({
    id: 'analysisBoard.whichGame',
    defaultMessage: 'Game',
    description: 'Label of the list of games when a file has several.',
  }),
  choosePlaceholder: defineMessage({
    id: 'analysisBoard.choosePlaceholder',
    defaultMessage: 'Choose a game',
    description: 'In the list of games before one is chosen.',
  }),
  noGames: defineMessage({
    id: 'analysisBoard.noGames',
    defaultMessage: 'No games',
    description: 'In the list of games when it is empty.',
  }),
  untitled: defineMessage<{ readonly number: number | bigint }>({
    id: 'analysisBoard.untitled',
    defaultMessage: 'Game {number, number}',
    description: 'A game without names, in the list of games of a file.',
  }),
  several: defineMessage<{ readonly count: number | bigint }>({
    id: 'analysisBoard.several',
    defaultMessage:
      '{count, plural, one {The text has # game.} other {The text has # games. Choose one.}}',
    description: 'Above the list of games of a file.',
  }),
  openNow: defineMessage({
    id: 'analysisBoard.openNow',
    defaultMessage: 'Open',
    description: 'Button that puts what was pasted on the board.',
  }),
  close: defineMessage({
    id: 'analysisBoard.close',
    defaultMessage: 'Close',
    description: 'Names the close icon.',
  }),
}
