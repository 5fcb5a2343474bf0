import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'computerGame.title',
    defaultMessage: 'Game against the computer',
    description: 'Heading of the game page, for screen readers.',
  }),
  you: defineMessage({
    id: 'computerGame.you',
    defaultMessage: 'You',
    description: 'The player’s own name bar.',
  }),
  computer: defineMessage<{ readonly level: MessageValue }>({
    id: 'computerGame.computer',
    defaultMessage: 'Stockfish, level {level}',
    description: 'The computer’s name bar. Stockfish is a name.',
  }),
  yourTurn: defineMessage({
    id: 'computerGame.status.yourTurn',
    defaultMessage: 'Your turn',
    description: 'Status line of the game.',
  }),
  thinking: defineMessage({
    id: 'computerGame.status.thinking',
    defaultMessage: 'The computer is thinking…',
    description: 'Status line of the game.',
  }),
  loading: defineMessage({
    id: 'computerGame.status.loading',
    defaultMessage: 'Loading the engine…',
    description: 'Status line while Stockfish loads (about 1 MB).',
  }),
  waiting: defineMessage({
    id: 'computerGame.status.waiting',
    defaultMessage: 'Game paused',
    description: 'Status line while the engine has failed and the clocks stand still.',
  }),
  over: defineMessage({
    id: 'computerGame.status.over',
    defaultMessage: 'The game is over',
    description: 'Status line after the end of the game.',
  }),
  clockOf: defineMessage<{ readonly player: string }>({
    id: 'computerGame.clock',
    defaultMessage: '{player, select, you {Your clock} other {The computer’s clock}}',
    description: 'Names a clock for screen readers.',
  }),
  moves: defineMessage({
    id: 'computerGame.moves.label',
    defaultMessage: 'Moves',
    description: 'Names the list of moves.',
  }),
  resign: defineMessage({
    id: 'computerGame.resign',
    defaultMessage: 'Resign',
    description: 'Button that gives the game up.',
  }),
  actions: defineMessage({
    id: 'computerGame.actions',
    defaultMessage: 'Game actions',
    description: 'Names the bar of buttons with resigning and claiming a draw, for screen readers.',
  }),
  abort: defineMessage({
    id: 'computerGame.abort',
    defaultMessage: 'Abort',
    description: 'Button that cancels the game before both sides have moved.',
  }),
  takeBack: defineMessage({
    id: 'computerGame.takeBack',
    defaultMessage: 'Take back',
    description: 'Button that undoes the player’s last move and the computer’s answer. Short.',
  }),
  nothingToTakeBack: defineMessage({
    id: 'computerGame.takeBack.nothing',
    defaultMessage: 'You haven’t made a move yet',
    description: 'Why “Take back” does nothing.',
  }),
  offerDraw: defineMessage({
    id: 'computerGame.offerDraw',
    defaultMessage: 'Offer draw',
    description: 'Button that offers the computer a draw.',
  }),
  drawRefused: defineMessage({
    id: 'computerGame.offerDraw.refused',
    defaultMessage: 'The computer declined your draw offer',
    description: 'Said after “Offer draw”, until the next move.',
  }),
  drawWaiting: defineMessage({
    id: 'computerGame.offerDraw.waiting',
    defaultMessage: 'You can offer a draw once every 10 moves',
    description: 'Why “Offer draw” does nothing.',
  }),
  drawNotNow: defineMessage({
    id: 'computerGame.offerDraw.notNow',
    defaultMessage: 'You can offer a draw on your turn',
    description: 'Why “Offer draw” does nothing while the computer thinks.',
  }),
  claimDraw: defineMessage({
    id: 'computerGame.claimDraw',
    defaultMessage: 'Claim draw',
    description: 'Button that claims a draw by repetition or by the fifty-move rule.',
  }),
  flip: defineMessage({
    id: 'computerGame.flip',
    defaultMessage: 'Flip board',
    description: 'Button that turns the board round.',
  }),
  copyPgn: defineMessage({
    id: 'computerGame.pgn.copy',
    defaultMessage: 'Copy PGN',
    description: 'Button that copies the game as PGN text.',
  }),
  downloadPgn: defineMessage({
    id: 'computerGame.pgn.download',
    defaultMessage: 'Download PGN',
    description: 'Button that saves the game as a PGN file.',
  }),
  pgnCopied: defineMessage({
    id: 'computerGame.pgn.copied',
    defaultMessage: 'PGN copied',
    description: 'Toast after the game was copied.',
  }),
  pgnCopyFailed: defineMessage({
    id: 'computerGame.pgn.copyFailed',
    defaultMessage: 'Your browser blocked copying',
    description: 'Toast title after copying failed.',
  }),
  pgnCopyFailedHint: defineMessage({
    id: 'computerGame.pgn.copyFailedHint',
    defaultMessage: 'Download the PGN instead.',
    description: 'Toast text after copying failed.',
  }),
  review: defineMessage({
    id: 'computerGame.review',
    defaultMessage: 'Review',
    description: 'Button beside the result: shows how the game was played.',
  }),
  newGame: defineMessage({
    id: 'computerGame.newGame',
    defaultMessage: 'New game',
    description: 'Button that leads to the setup of a new game.',
  }),
  rematch: defineMessage({
    id: 'computerGame.rematch',
    defaultMessage: 'Rematch',
    description: 'Button that begins the same game again with the colours exchanged.',
  }),
  outcome: defineMessage<{ readonly outcome: string }>({
    id: 'computerGame.outcome',
    defaultMessage:
      '{outcome, select, win {You won} draw {Draw} lost {You lost} other {Game aborted}}',
    description: 'Title of the result.',
  }),
  reason: defineMessage<{ readonly reason: string }>({
    id: 'computerGame.reason',
    defaultMessage:
      '{reason, select, agreement {By agreement} checkmate {By checkmate} resignation {By resignation} time_control {On time} stalemate {By stalemate} insufficient_material {By insufficient material} insufficient_material_by_timeout {Time ran out, but the other side can’t mate} threefold_repetition {By threefold repetition} fivefold_repetition {By fivefold repetition} fifty_moves {By the fifty-move rule} seventy_five_moves {By the seventy-five-move rule} other {Before both sides moved}}',
    description: 'Says why the game ended, below the result.',
  }),
  troubleTitle: defineMessage<{ readonly failure: string }>({
    id: 'computerGame.trouble.title',
    defaultMessage:
      '{failure, select, no_webassembly {This browser can’t run the engine} load_failed {Couldn’t load the engine} no_answer {The engine isn’t responding} other {The engine stopped working}}',
    description: 'Title of the notice shown when the engine failed.',
  }),
  troubleText: defineMessage<{ readonly failure: string }>({
    id: 'computerGame.trouble.text',
    defaultMessage:
      '{failure, select, no_webassembly {Stockfish needs WebAssembly, which is missing or turned off here. Turn it on or use another browser. Your game stays saved in this one.} load_failed {Check your connection and try again. Your game is saved and the clocks are stopped.} other {Try again to restart it. Your game is saved and the clocks are stopped.}}',
    description: 'What happened and what to do, in the notice shown when the engine failed.',
  }),
  retry: defineMessage({
    id: 'computerGame.trouble.retry',
    defaultMessage: 'Try again',
    description: 'Button that starts the engine again.',
  }),
  closeNotice: defineMessage({
    id: 'computerGame.notice.close',
    defaultMessage: 'Close',
    description: 'Closes a short message (toast).',
  }),
  notices: defineMessage({
    id: 'computerGame.notice.region',
    defaultMessage: 'Messages',
    description: 'Names the part of the page with short messages, for screen readers.',
  }),
  clocksSpoken: defineMessage<{ readonly theirs: MessageValue; readonly yours: MessageValue }>({
    id: 'computerGame.clocks.spoken',
    defaultMessage: 'You have {yours}, the computer {theirs}.',
    description: 'Read out when the player asks for the clocks: two times such as 4:12.',
  }),
  keyboardHint: defineMessage({
    id: 'computerGame.keyboardHint',
    defaultMessage:
      'Keyboard: Tab to the board, arrow keys to move between squares, Enter to pick up and put down, Escape to cancel, ? for more keys.',
    description: 'How to play by keyboard, below the board.',
  }),
}
