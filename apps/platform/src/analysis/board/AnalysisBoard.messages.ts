import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'analysisBoard.title',
    defaultMessage: 'Analysis board',
    description: 'Title of the page where any game or position is analysed.',
  }),
  moves: defineMessage({
    id: 'analysisBoard.moves',
    defaultMessage: 'Moves',
    description: 'Names the tree of moves.',
  }),
  noMoves: defineMessage({
    id: 'analysisBoard.noMoves',
    defaultMessage: 'Make a move on the board, or open a game.',
    description: 'Stands in place of the moves before the first one.',
  }),
  move: defineMessage<{
    readonly color: string
    readonly nags: string
    readonly number: number | bigint
    readonly san: MessageValue
  }>({
    id: 'analysisBoard.move',
    defaultMessage:
      '{number, number}{color, select, w {.} other {…}} {san}{nags, select, none {} other {, {nags}}}',
    description:
      'A move of the tree as it is read out. {nags} says what people think of it, such as “good move”.',
  }),
  nag: defineMessage<{ readonly nag: string; readonly sign: MessageValue }>({
    id: 'analysisBoard.nag',
    defaultMessage:
      '{nag, select, n1 {good move} n2 {mistake} n3 {brilliant move} n4 {blunder} n5 {interesting move} n6 {dubious move} n7 {only move} n10 {equal position} n13 {unclear position} n14 {White is slightly better} n15 {Black is slightly better} n16 {White is better} n17 {Black is better} n18 {White is winning} n19 {Black is winning} n22 {zugzwang} n32 {lead in development} n36 {initiative} n40 {attack} n132 {counterplay} n138 {time trouble} n140 {with the idea} n146 {novelty} other {{sign}}}',
    description:
      'What people think of a move or the position after it, read out. {sign} is the sign itself.',
  }),
  variation: defineMessage({
    id: 'analysisBoard.variation',
    defaultMessage: 'Variation',
    description: 'Names a variation in the tree of moves.',
  }),
  hidden: defineMessage<{ readonly plies: number | bigint }>({
    id: 'analysisBoard.hidden',
    defaultMessage: '{plies, plural, one {Subvariation, # move} other {Subvariation, # moves}}',
    description: 'The name of the sign “…” that stands for a variation too deep to draw.',
  }),
  walk: defineMessage({
    id: 'analysisBoard.walk',
    defaultMessage: 'Game navigation',
    description: 'Names the bar of arrows under the moves.',
  }),
  walkFirst: defineMessage({
    id: 'analysisBoard.walkFirst',
    defaultMessage: 'Starting position',
    description: 'Button: shows the position before the first move.',
  }),
  walkPrevious: defineMessage({
    id: 'analysisBoard.walkPrevious',
    defaultMessage: 'Previous move',
    description: 'Button: one move back.',
  }),
  walkNext: defineMessage({
    id: 'analysisBoard.walkNext',
    defaultMessage: 'Next move',
    description: 'Button: one move on.',
  }),
  walkLast: defineMessage({
    id: 'analysisBoard.walkLast',
    defaultMessage: 'Last move',
    description: 'Button: shows the end of the line.',
  }),
  atStart: defineMessage({
    id: 'analysisBoard.atStart',
    defaultMessage: 'This is the starting position.',
    description: 'Why one can’t go further back.',
  }),
  atEnd: defineMessage({
    id: 'analysisBoard.atEnd',
    defaultMessage: 'This is the end of the line.',
    description: 'Why one can’t go further on.',
  }),
  flip: defineMessage({
    id: 'analysisBoard.flip',
    defaultMessage: 'Flip board',
    description: 'Button that turns the board round.',
  }),
  lineMenu: defineMessage({
    id: 'analysisBoard.lineMenu',
    defaultMessage: 'Edit line',
    description: 'Names the menu of what can be done with the selected move.',
  }),
  promote: defineMessage({
    id: 'analysisBoard.promote',
    defaultMessage: 'Move variation up',
    description: 'Menu item: the variation changes places with the line that it stands beside.',
  }),
  promoteMain: defineMessage({
    id: 'analysisBoard.promoteMain',
    defaultMessage: 'Make main line',
    description: 'Menu item: the variation becomes the main line.',
  }),
  deleteVariation: defineMessage({
    id: 'analysisBoard.deleteVariation',
    defaultMessage: 'Delete variation',
    description: 'Menu item.',
  }),
  deleteFrom: defineMessage({
    id: 'analysisBoard.deleteFrom',
    defaultMessage: 'Delete from this move',
    description: 'Menu item: the selected move and all after it go.',
  }),
  notVariation: defineMessage({
    id: 'analysisBoard.notVariation',
    defaultMessage: 'This move is in the main line.',
    description: 'Why a variation can’t be deleted or moved up.',
  }),
  noSelection: defineMessage({
    id: 'analysisBoard.noSelection',
    defaultMessage: 'No move is selected.',
    description: 'Why nothing can be deleted.',
  }),
  comment: defineMessage({
    id: 'analysisBoard.comment',
    defaultMessage: 'Comment',
    description: 'Label of the field for words about the selected move.',
  }),
  commentOf: defineMessage<{ readonly move: MessageValue }>({
    id: 'analysisBoard.commentOf',
    defaultMessage: 'Comment on {move}',
    description:
      'Label of the field for words about the selected move. {move} is such as “12. Nf3”.',
  }),
  open: defineMessage({
    id: 'analysisBoard.open',
    defaultMessage: 'Open a game',
    description: 'Button that opens the popup where a game or position is pasted.',
  }),
  cancel: defineMessage({
    id: 'analysisBoard.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that leaves a popup or the position editor.',
  }),
  setUp: defineMessage({
    id: 'analysisBoard.setUp',
    defaultMessage: 'Set up position',
    description: 'Button that opens the position editor.',
  }),
  setUpTitle: defineMessage({
    id: 'analysisBoard.setUpTitle',
    defaultMessage: 'Set up a position',
    description: 'Heading of the position editor.',
  }),
  setUpUse: defineMessage({
    id: 'analysisBoard.setUpUse',
    defaultMessage: 'Analyse this position',
    description: 'Button that takes the position of the editor to the analysis board.',
  }),
  startPosition: defineMessage({
    id: 'analysisBoard.startPosition',
    defaultMessage: 'New analysis',
    description: 'Button: the start position without moves.',
  }),
  undo: defineMessage({
    id: 'analysisBoard.undo',
    defaultMessage: 'Undo',
    description: 'Menu item: takes back the last replacement or deletion.',
  }),
  noUndo: defineMessage({
    id: 'analysisBoard.noUndo',
    defaultMessage: 'Nothing to undo.',
    description: 'Why there is nothing to bring back.',
  }),
  share: defineMessage({
    id: 'analysisBoard.share',
    defaultMessage: 'Export',
    description: 'Names the menu with copies and the PGN file.',
  }),
  copyFen: defineMessage({
    id: 'analysisBoard.copyFen',
    defaultMessage: 'Copy FEN',
    description: 'Menu item: copies the position on the board.',
  }),
  copyPgn: defineMessage({
    id: 'analysisBoard.copyPgn',
    defaultMessage: 'Copy PGN',
    description: 'Menu item: copies the game with its variations.',
  }),
  downloadPgn: defineMessage({
    id: 'analysisBoard.downloadPgn',
    defaultMessage: 'Download PGN',
    description: 'Menu item: saves the game with its variations as a file.',
  }),
  copied: defineMessage<{ readonly what: string }>({
    id: 'analysisBoard.copied',
    defaultMessage: '{what, select, fen {FEN copied} other {PGN copied}}',
    description: 'Toast after copying.',
  }),
  copyFailed: defineMessage({
    id: 'analysisBoard.copyFailed',
    defaultMessage: 'Your browser blocked copying',
    description: 'Toast title after copying failed.',
  }),
  copyFailedHint: defineMessage({
    id: 'analysisBoard.copyFailedHint',
    defaultMessage: 'Download the PGN instead. It includes the position.',
    description: 'Toast text after copying failed.',
  }),
  lines: defineMessage({
    id: 'analysisBoard.lines',
    defaultMessage: 'Number of engine lines',
    description: 'Names the choice of how many lines the engine shows.',
  }),
  lineCount: defineMessage({
    id: 'analysisBoard.lineCount',
    defaultMessage: 'Lines',
    description: 'Beside the choice of how many lines the engine shows.',
  }),
  linesName: defineMessage<{ readonly count: number | bigint }>({
    id: 'analysisBoard.linesName',
    defaultMessage: '{count, plural, one {# line} other {# lines}}',
    description: 'How many lines the engine shows, read out.',
  }),
  keyboardHint: defineMessage({
    id: 'analysisBoard.keyboardHint',
    defaultMessage:
      '← and → step through the game, Home and End jump to its start and end. On the board, arrows move between squares.',
    description: 'Under the moves, once someone uses the keyboard.',
  }),
}
