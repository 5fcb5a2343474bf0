import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  actions: defineMessage({
    id: 'puzzles.solve.actions',
    defaultMessage: 'What you can do',
    description: 'Name of the buttons below the board.',
  }),
  again: defineMessage({
    id: 'puzzles.solve.again',
    defaultMessage: 'Try again',
    description: 'Button: asks again after a failure.',
  }),
  allPuzzles: defineMessage({
    id: 'puzzles.solve.allPuzzles',
    defaultMessage: 'All puzzles',
    description: 'Link to the page of puzzles.',
  }),
  back: defineMessage({
    id: 'puzzles.solve.back',
    defaultMessage: 'Back to puzzles',
    description: 'Button to the page of puzzles.',
  }),
  checking: defineMessage({
    id: 'puzzles.solve.checking',
    defaultMessage: 'Checking your move…',
    description: 'Status while a move is on its way.',
  }),
  failed: defineMessage({
    id: 'puzzles.solve.failed',
    defaultMessage: 'Couldn’t load the puzzle',
    description: 'Title when a puzzle could not be loaded.',
  }),
  failedText: defineMessage({
    id: 'puzzles.solve.failedText',
    defaultMessage: 'Try again in a moment.',
    description: 'Below the title when a puzzle could not be loaded.',
  }),
  find: defineMessage<{ readonly side: string }>({
    id: 'puzzles.solve.find',
    defaultMessage: '{side, select, w {White to move} other {Black to move}}',
    description: 'Status: whose move it is. The reader is to find it.',
  }),
  findText: defineMessage({
    id: 'puzzles.solve.findText',
    defaultMessage: 'Find the best move.',
    description: 'Below whose move it is.',
  }),
  flip: defineMessage({
    id: 'puzzles.solve.flip',
    defaultMessage: 'Flip',
    description: 'Button: turns the board round.',
  }),
  foundLate: defineMessage({
    id: 'puzzles.solve.foundLate',
    defaultMessage: 'Found in the end',
    description: 'Status: solved after a wrong move.',
  }),
  hint: defineMessage({
    id: 'puzzles.solve.hint',
    defaultMessage: 'Hint',
    description: 'Button: shows from where the move goes.',
  }),
  hintMove: defineMessage({
    id: 'puzzles.solve.hintMove',
    defaultMessage: 'Show the move',
    description: 'Button: the second hint shows the move.',
  }),
  hintMoveText: defineMessage<{ readonly move: MessageValue }>({
    id: 'puzzles.solve.hintMoveText',
    defaultMessage: 'The move is {move}.',
    description: 'Read aloud: the second hint. The move is such as Rxg2.',
  }),
  hintSeen: defineMessage({
    id: 'puzzles.solve.hintSeen',
    defaultMessage: 'You’ve seen the move',
    description: 'Why there is no further hint.',
  }),
  hintSquareText: defineMessage<{ readonly square: MessageValue }>({
    id: 'puzzles.solve.hintSquareText',
    defaultMessage: 'The move starts on {square}.',
    description: 'Read aloud: the first hint.',
  }),
  hintWhy: defineMessage({
    id: 'puzzles.solve.hintWhy',
    defaultMessage: 'Hints come when it’s your move',
    description: 'Why there is no hint now.',
  }),
  hintsUsed: defineMessage({
    id: 'puzzles.solve.hintsUsed',
    defaultMessage: 'Solved with hints',
    description: 'Status.',
  }),
  keys: defineMessage({
    id: 'puzzles.solve.keys',
    defaultMessage: 'Keys: I hint, A try again, F flip, N next, ? all keys',
    description: 'Hint for those who use the keyboard.',
  }),
  left: defineMessage<{ readonly limit: number | bigint; readonly used: number | bigint }>({
    id: 'puzzles.solve.left',
    defaultMessage: '{used, number} of {limit, number}',
    description: 'How many of the free puzzles of today are begun.',
  }),
  leftWhole: defineMessage({
    id: 'puzzles.solve.leftWhole',
    defaultMessage: 'Free puzzles of today',
    description: 'Name of the counter, for screen readers.',
  }),
  limit: defineMessage({
    id: 'puzzles.solve.limit',
    defaultMessage: 'You’ve reached 5-puzzle daily limit!',
    description: 'Title of the paywall.',
  }),
  limitText: defineMessage<{ readonly time: MessageValue }>({
    id: 'puzzles.solve.limitText',
    defaultMessage: 'New puzzles come at midnight UTC, in {time}. With Pro there’s no limit.',
    description: 'Below the title. The time is such as 3 h 20 min.',
  }),
  limitVisitor: defineMessage({
    id: 'puzzles.solve.limitVisitor',
    defaultMessage: 'That was today’s puzzle for visitors',
    description: 'Title for a visitor who had the one puzzle of the day.',
  }),
  limitVisitorText: defineMessage({
    id: 'puzzles.solve.limitVisitorText',
    defaultMessage: 'Sign in to solve five a day, keep your progress and get a rating.',
    description: 'Below that title.',
  }),
  loading: defineMessage({
    id: 'puzzles.solve.loading',
    defaultMessage: 'Loading a puzzle…',
    description: 'Status.',
  }),
  moves: defineMessage({
    id: 'puzzles.solve.moves',
    defaultMessage: 'Moves',
    description: 'Names the list of moves.',
  }),
  needsAccount: defineMessage({
    id: 'puzzles.solve.needsAccount',
    defaultMessage: 'Sign in to solve rated puzzles',
    description: 'Title for a visitor.',
  }),
  needsAccountText: defineMessage({
    id: 'puzzles.solve.needsAccountText',
    defaultMessage: 'You’ll get a rating, and missed puzzles come back until you know them.',
    description: 'Below that title.',
  }),
  next: defineMessage({
    id: 'puzzles.solve.next',
    defaultMessage: 'Next puzzle',
    description: 'Button.',
  }),
  nextWhy: defineMessage({
    id: 'puzzles.solve.nextWhy',
    defaultMessage: 'Solve this one first, or use a hint',
    description: 'Why the next puzzle can’t be had yet.',
  }),
  noneLeft: defineMessage({
    id: 'puzzles.solve.noneLeft',
    defaultMessage: 'You’ve solved them all',
    description: 'Title when there is no puzzle that was never tried.',
  }),
  noneLeftReview: defineMessage({
    id: 'puzzles.solve.noneLeftReview',
    defaultMessage: 'Nothing to repeat today',
    description: 'Title when no missed puzzle has come again.',
  }),
  noneLeftReviewText: defineMessage({
    id: 'puzzles.solve.noneLeftReviewText',
    defaultMessage: 'A puzzle you miss comes back after 1, 3, 7 and 21 days.',
    description: 'Below that title.',
  }),
  noneLeftText: defineMessage({
    id: 'puzzles.solve.noneLeftText',
    defaultMessage: 'Choose another theme, or come back later.',
    description: 'Below the title when all are solved.',
  }),
  offline: defineMessage({
    id: 'puzzles.solve.offline',
    defaultMessage: 'You’re offline',
    description: 'Status.',
  }),
  offlineLoad: defineMessage({
    id: 'puzzles.solve.offlineLoad',
    defaultMessage: 'Check your connection. We’ll load the puzzle when you’re back.',
    description: 'Below that status where no puzzle is loaded.',
  }),
  offlineText: defineMessage({
    id: 'puzzles.solve.offlineText',
    defaultMessage: 'Your move is kept and will be sent when you’re back.',
    description: 'Below that status.',
  }),
  plays: defineMessage<{ readonly count: number | bigint }>({
    id: 'puzzles.solve.plays',
    defaultMessage: 'Played {count, plural, one {# time} other {# times}}',
    description: 'How often a puzzle was tried.',
  }),
  puzzleRating: defineMessage<{ readonly rating: MessageValue }>({
    id: 'puzzles.solve.puzzleRating',
    defaultMessage: 'Puzzle rating {rating}',
    description: 'The difficulty, such as 1542.',
  }),
  ratedHint: defineMessage({
    id: 'puzzles.solve.ratedHint',
    defaultMessage: 'Rated puzzles adapt to your strength.',
    description: 'Shown with a wrong move of an unrated puzzle, before a link to rated ones.',
  }),
  ratedLink: defineMessage({
    id: 'puzzles.solve.ratedLink',
    defaultMessage: 'Try rated puzzles',
    description: 'Link.',
  }),
  ratingChange: defineMessage<{ readonly after: MessageValue; readonly change: MessageValue }>({
    id: 'puzzles.solve.ratingChange',
    defaultMessage: 'Your rating: {after} ({change})',
    description: 'After a rated puzzle; the change is such as +12.',
  }),
  results: defineMessage({
    id: 'puzzles.solve.results',
    defaultMessage: 'Your results',
    description: 'Names the row of results of this visit.',
  }),
  retry: defineMessage({
    id: 'puzzles.solve.retry',
    defaultMessage: 'Repeat',
    description: 'Button: the same puzzle from its first move.',
  }),
  retryWhy: defineMessage({
    id: 'puzzles.solve.retryWhy',
    defaultMessage: 'There’s nothing to repeat yet',
    description: 'Why the puzzle can’t be tried again yet.',
  }),
  right: defineMessage({
    id: 'puzzles.solve.right',
    defaultMessage: 'Right, keep going',
    description: 'Status after a right move with more to find.',
  }),
  signIn: defineMessage({
    id: 'puzzles.solve.signIn',
    defaultMessage: 'Sign in',
    description: 'Button.',
  }),
  skip: defineMessage({
    id: 'puzzles.solve.skip',
    defaultMessage: 'Next',
    description: 'Short button in the bar of actions: the next puzzle.',
  }),
  solved: defineMessage({
    id: 'puzzles.solve.solved',
    defaultMessage: 'Solved',
    description: 'Status.',
  }),
  themes: defineMessage({
    id: 'puzzles.solve.themes',
    defaultMessage: 'Themes',
    description: 'Before the themes of a puzzle.',
  }),
  unratedRetry: defineMessage({
    id: 'puzzles.solve.unratedRetry',
    defaultMessage: 'This no longer counts for the rating.',
    description: 'After a wrong move or a hint of a rated puzzle.',
  }),
  upgrade: defineMessage({
    id: 'puzzles.solve.upgrade',
    defaultMessage: 'See Pro',
    description: 'Button.',
  }),
  wrong: defineMessage({
    id: 'puzzles.solve.wrong',
    defaultMessage: 'Wrong move!',
    description: 'Status.',
  }),
  wrongText: defineMessage({
    id: 'puzzles.solve.wrongText',
    defaultMessage: 'Look again: there’s something better.',
    description: 'Below that status.',
  }),
} as const
