import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'gameReport.title',
    defaultMessage: 'Full game analysis',
    description: 'Title of the panel with the server’s analysis of the whole game.',
  }),
  offer: defineMessage({
    id: 'gameReport.offer',
    defaultMessage:
      'Our server looks deeper at every move and keeps the result with the game. This uses one of today’s analyses.',
    description: 'In the panel before the analysis of the whole game was asked for.',
  }),
  begin: defineMessage({
    id: 'gameReport.begin',
    defaultMessage: 'Analyse full game',
    description: 'Button that asks the server to analyse the whole game.',
  }),
  beginning: defineMessage({
    id: 'gameReport.beginning',
    defaultMessage: 'Starting…',
    description: 'On the button while the server is asked.',
  }),
  queued: defineMessage({
    id: 'gameReport.queued',
    defaultMessage: 'Waiting for the engine',
    description: 'While the analysis waits for its turn.',
  }),
  running: defineMessage({
    id: 'gameReport.running',
    defaultMessage: 'Analysing…',
    description: 'While the server analyses.',
  }),
  progress: defineMessage<{ readonly done: number | bigint; readonly total: number | bigint }>({
    id: 'gameReport.progress',
    defaultMessage: '{done, number} of {total, number} positions',
    description: 'How far the analysis is.',
  }),
  leave: defineMessage({
    id: 'gameReport.leave',
    defaultMessage: 'You can leave this page. The analysis will continue.',
    description: 'While the server analyses.',
  }),
  done: defineMessage({
    id: 'gameReport.done',
    defaultMessage: 'Analysis complete',
    description: 'Read out when the analysis is done.',
  }),
  failed: defineMessage({
    id: 'gameReport.failed',
    defaultMessage: 'Couldn’t analyse the game',
    description: 'Title of the notice when the analysis failed.',
  }),
  failedText: defineMessage({
    id: 'gameReport.failedText',
    defaultMessage: 'Something went wrong on our side. Try again.',
    description: 'Text of the notice when the analysis failed.',
  }),
  unreachable: defineMessage({
    id: 'gameReport.unreachable',
    defaultMessage: 'Can’t reach the server',
    description: 'Title of the notice when the server does not answer.',
  }),
  unreachableText: defineMessage({
    id: 'gameReport.unreachableText',
    defaultMessage: 'Check your connection and try again.',
    description: 'Text of the notice when the server does not answer.',
  }),
  gamePage: defineMessage({
    id: 'gameReport.gamePage',
    defaultMessage: 'Game page',
    description: 'Link to the page of the online game that is analysed.',
  }),
  retry: defineMessage({
    id: 'gameReport.retry',
    defaultMessage: 'Try again',
    description: 'Button that asks again.',
  }),
  notSuitable: defineMessage({
    id: 'gameReport.notSuitable',
    defaultMessage: 'This game can’t be analysed',
    description: 'Why a game is not analysed.',
  }),
  noAccess: defineMessage({
    id: 'gameReport.noAccess',
    defaultMessage: 'You can’t analyse this board',
    description: 'Why a game is not analysed.',
  }),
  signInText: defineMessage({
    id: 'gameReport.signInText',
    defaultMessage: 'Sign in and we’ll grade every move. It’s free: three games a day.',
    description: 'Said to a visitor below the reason why a game is not analysed.',
  }),
  signIn: defineMessage({
    id: 'gameReport.signIn',
    defaultMessage: 'Sign in',
    description: 'Button beside the reason why a game is not analysed; said to a visitor.',
  }),
  exceeded: defineMessage({
    id: 'gameReport.exceeded',
    defaultMessage: 'You’ve used today’s free analyses',
    description: 'Why a game is not analysed.',
  }),
  proText: defineMessage({
    id: 'gameReport.proText',
    defaultMessage: 'Pro comes with unlimited analysis.',
    description: 'Below the reason why a game is not analysed. Pro is a name.',
  }),
  upgrade: defineMessage({
    id: 'gameReport.upgrade',
    defaultMessage: 'Upgrade to Pro',
    description: 'Button beside the reason why a game is not analysed. Pro is a name.',
  }),
  white: defineMessage({
    id: 'gameReport.white',
    defaultMessage: 'White',
    description: 'Heading of one side’s numbers.',
  }),
  black: defineMessage({
    id: 'gameReport.black',
    defaultMessage: 'Black',
    description: 'Heading of one side’s numbers.',
  }),
  accuracy: defineMessage({
    id: 'gameReport.accuracy',
    defaultMessage: 'Accuracy',
    description: 'How accurately a side played, in percent.',
  }),
  loss: defineMessage<{ readonly pawns: MessageValue }>({
    id: 'gameReport.loss',
    defaultMessage: 'Average loss: {pawns} pawns',
    description: 'How much a side’s move lost on average. {pawns} is a number like 0.31.',
  }),
  none: defineMessage({
    id: 'gameReport.none',
    defaultMessage: '—',
    description: 'Shown where there is no number.',
  }),
  reading: defineMessage({
    id: 'gameReport.reading',
    defaultMessage: 'Loading the analysis…',
    description: 'Told to screen readers while it is looked up whether the game was analysed.',
  }),
  graph: defineMessage({
    id: 'gameReport.graph',
    defaultMessage: 'Evaluation graph',
    description:
      'Names the graph of who was better after each move, and the slider over it that chooses a move.',
  }),
  graphSummary: defineMessage<{
    readonly black: MessageValue
    readonly end: MessageValue
    readonly white: MessageValue
  }>({
    id: 'gameReport.graph.summary',
    defaultMessage: 'Best for White: {white}. Best for Black: {black}. At the end: {end}.',
    description:
      'The graph in words. {white} and {black} are like “12. Nf3, White is better by 1.3”, {end} is like “Equal”.',
  }),
  graphStart: defineMessage({
    id: 'gameReport.graph.start',
    defaultMessage: 'Start',
    description: 'In place of a move: the position that the game began with.',
  }),
  graphElsewhere: defineMessage({
    id: 'gameReport.graph.elsewhere',
    defaultMessage: 'The board shows another line',
    description: 'Under the graph while a move that was not played in the game is on the board.',
  }),
  moves: defineMessage({
    id: 'gameReport.moves',
    defaultMessage: 'Move grades',
    description: 'Names the list of moves with their grades.',
  }),
}

export const gradeMessages = {
  opening: defineMessage({
    id: 'gameReport.grade.opening',
    defaultMessage: 'Book',
    description: 'Grade of a move.',
  }),
  brilliant: defineMessage({
    id: 'gameReport.grade.brilliant',
    defaultMessage: 'Brilliant',
    description: 'Grade of a move.',
  }),
  great: defineMessage({
    id: 'gameReport.grade.great',
    defaultMessage: 'Great',
    description: 'Grade of a move.',
  }),
  best: defineMessage({
    id: 'gameReport.grade.best',
    defaultMessage: 'Best',
    description: 'Grade of a move.',
  }),
  excellent: defineMessage({
    id: 'gameReport.grade.excellent',
    defaultMessage: 'Excellent',
    description: 'Grade of a move.',
  }),
  good: defineMessage({
    id: 'gameReport.grade.good',
    defaultMessage: 'Good',
    description: 'Grade of a move.',
  }),
  inaccuracy: defineMessage({
    id: 'gameReport.grade.inaccuracy',
    defaultMessage: 'Inaccuracy',
    description: 'Grade of a move.',
  }),
  mistake: defineMessage({
    id: 'gameReport.grade.mistake',
    defaultMessage: 'Mistake',
    description: 'Grade of a move.',
  }),
  miss: defineMessage({
    id: 'gameReport.grade.miss',
    defaultMessage: 'Miss',
    description: 'Grade of a move.',
  }),
  blunder: defineMessage({
    id: 'gameReport.grade.blunder',
    defaultMessage: 'Blunder',
    description: 'Grade of a move.',
  }),
}
