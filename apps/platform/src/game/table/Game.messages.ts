import type { ClientGameStatus, GameView, OwnMoveView, WhyNot } from '@kingside/machines/game'
import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'
import { whyNoTakebackMessages } from './Takeback.messages.ts'

export const messages = {
  title: defineMessage({
    id: 'game.title',
    defaultMessage: 'Online game',
    description: 'Heading of the page of an online game, for screen readers.',
  }),
  side: defineMessage<{ readonly side: string }>({
    id: 'game.side',
    defaultMessage: '{side, select, w {White} other {Black}}',
    description: 'In the place of a player’s name while it is not known.',
  }),
  clockOf: defineMessage<{ readonly name: MessageValue }>({
    id: 'game.clock',
    defaultMessage: '{name}’s clock',
    description: 'Names a clock for screen readers. {name} is a player’s name.',
  }),
  movedAt: defineMessage<{ readonly time: MessageValue }>({
    id: 'game.movedAt',
    defaultMessage: 'Played at {time}',
    description:
      'Tooltip of a move and of a stopped clock. {time} is a time of day with seconds, 17:04:05.',
  }),
  clocksSpoken: defineMessage<{
    readonly bottom: MessageValue
    readonly bottomTime: MessageValue
    readonly top: MessageValue
    readonly topTime: MessageValue
  }>({
    id: 'game.clocks.spoken',
    defaultMessage: '{bottom}: {bottomTime}. {top}: {topTime}.',
    description:
      'Read out when a player asks for the clocks: two names and two times such as 4:12.',
  }),
  moves: defineMessage({
    id: 'game.moves.label',
    defaultMessage: 'Moves',
    description: 'Names the list of moves.',
  }),
  flip: defineMessage({
    id: 'game.flip',
    defaultMessage: 'Flip board',
    description: 'Button that turns the board round.',
  }),
  keyboardHint: defineMessage({
    id: 'game.keyboardHint',
    defaultMessage:
      'Keyboard: Tab to the board, arrow keys to move between squares, Enter to pick up and put down, Escape to cancel, T for the clocks, ? for more keys.',
    description: 'How to play by keyboard, beside the board.',
  }),
  viewers: defineMessage<{ readonly count: number | bigint }>({
    id: 'game.viewers',
    defaultMessage: '{count, plural, one {# watching} other {# watching}}',
    description: 'How many people look on.',
  }),
  stakes: defineMessage<{
    readonly draw: MessageValue
    readonly loss: MessageValue
    readonly win: MessageValue
  }>({
    id: 'game.stakes',
    defaultMessage: 'Win {win} · draw {draw} · loss {loss}',
    description:
      'By how many rating points each result of the running game changes the reader’s rating, such as “Win +8 · draw 0 · loss -8”.',
  }),
  shortStakes: defineMessage<{
    readonly draw: MessageValue
    readonly loss: MessageValue
    readonly win: MessageValue
  }>({
    id: 'game.stakes.short',
    defaultMessage: 'W {win} · D {draw} · L {loss}',
    description:
      'The same in a narrow place: the usual letters for win, draw and loss, such as “W +8 · D 0 · L -8”.',
  }),
  watching: defineMessage({
    id: 'game.watching',
    defaultMessage: 'You’re watching',
    description: 'Said to those who look on and do not play.',
  }),
  yourTurn: defineMessage({
    id: 'game.status.yourTurn',
    defaultMessage: 'Your turn',
    description: 'Status line of the game.',
  }),
  rivalsTurn: defineMessage({
    id: 'game.status.rivalsTurn',
    defaultMessage: 'Your opponent’s turn',
    description: 'Status line of the game.',
  }),
  sidesTurn: defineMessage<{ readonly side: string }>({
    id: 'game.status.sidesTurn',
    defaultMessage: '{side, select, w {White to move} other {Black to move}}',
    description: 'Status line of the game, for those who look on.',
  }),
  notSent: defineMessage({
    id: 'game.status.notSent',
    defaultMessage: 'We’ll send your move when you reconnect',
    description: 'Status line of the game: the own move is on the board and not sent yet.',
  }),
  timeUp: defineMessage<{ readonly whose: string }>({
    id: 'game.status.timeUp',
    defaultMessage:
      '{whose, select, own {Your time is up} rival {Your opponent’s time is up} w {White’s time is up} other {Black’s time is up}}',
    description: 'Status line of the game while the server decides what follows.',
  }),
  lowTime: defineMessage({
    id: 'game.status.lowTime',
    defaultMessage: 'Less than 20 seconds left.',
    description: 'Said to screen readers once the player’s time is low.',
  }),
  startsIn: defineMessage({
    id: 'game.scheduled.startsIn',
    defaultMessage: 'Game starts in',
    description: 'Above a countdown.',
  }),
  startsSoon: defineMessage({
    id: 'game.scheduled.soon',
    defaultMessage: 'Get ready, game starts in',
    description: 'Above a countdown of the last ten seconds.',
  }),
  startUnknown: defineMessage({
    id: 'game.scheduled.unknown',
    defaultMessage: 'Start time not set yet',
    description: 'In place of the countdown to the start while it is not known.',
  }),
  scheduledHint: defineMessage({
    id: 'game.scheduled.hint',
    defaultMessage: 'You can look around. We’ll bring you back 10 seconds before the start.',
    description: 'Below the countdown to the start of a game that is scheduled.',
  }),
  connectingTo: defineMessage({
    id: 'game.connecting.countdown',
    defaultMessage: 'Waiting for both players',
    description: 'Above the countdown in which both players must come to the board.',
  }),
  connectingHint: defineMessage({
    id: 'game.connecting.hint',
    defaultMessage: 'The game starts when both players are here. If time runs out, it’s cancelled.',
    description: 'Below the countdown in which both players must come to the board.',
  }),
  offerDraw: defineMessage({
    id: 'game.draw.offer',
    defaultMessage: 'Offer draw',
    description: 'Button that offers a draw to the opponent.',
  }),
  drawDeclined: defineMessage<{ readonly name: MessageValue }>({
    id: 'game.draw.declined',
    defaultMessage: '{name} declined the draw',
    description: 'Beside the board and to screen readers. {name} is the opponent.',
  }),
  claimDraw: defineMessage({
    id: 'game.draw.claim',
    defaultMessage: 'Claim draw',
    description: 'Button that claims a draw by repetition or by the fifty-move rule.',
  }),
  resign: defineMessage({
    id: 'game.resign',
    defaultMessage: 'Resign',
    description: 'Button that gives the game up; also agrees to it in the dialog.',
  }),
  actions: defineMessage({
    id: 'game.actions',
    defaultMessage: 'Game actions',
    description: 'Names the bar of buttons with draw, takeback and resign, for screen readers.',
  }),
  abort: defineMessage({
    id: 'game.abort',
    defaultMessage: 'Abort game',
    description: 'Button that cancels the game before both sides have moved.',
  }),
  unexpectedTitle: defineMessage({
    id: 'game.unexpected.title',
    defaultMessage: 'Something went wrong with this game',
    description: 'Title of the notice that the server does not know how the game continues.',
  }),
  unexpectedText: defineMessage({
    id: 'game.unexpected.text',
    defaultMessage: 'It isn’t your fault. If the game can be saved, it will continue here.',
    description: 'Text of the notice that the server does not know how the game continues.',
  }),
  failedTitle: defineMessage({
    id: 'game.failed.title',
    defaultMessage: 'Couldn’t load the game',
    description: 'In place of the page when the board’s data could not be fetched.',
  }),
  failedText: defineMessage({
    id: 'game.failed.text',
    defaultMessage: 'Taking you to the home page…',
    description: 'Below “The game could not be loaded”; a moment later the home page opens.',
  }),
  goHome: defineMessage({
    id: 'game.goHome',
    defaultMessage: 'Go to home page',
    description: 'Button.',
  }),
}

/** The status before the first position, by the derived status. */
export const prePlayMessages = {
  none: defineMessage({
    id: 'game.prePlay.none',
    defaultMessage: 'Setting up the game…',
    description: 'While the server makes the game.',
  }),
  creating: defineMessage({
    id: 'game.prePlay.creating',
    defaultMessage: 'Loading the game…',
    description: 'While the game’s data are fetched.',
  }),
  initializing: defineMessage({
    id: 'game.prePlay.initializing',
    defaultMessage: 'Connecting to the board…',
    description: 'While the connection to the game is made.',
  }),
  subscribed: defineMessage({
    id: 'game.prePlay.subscribed',
    defaultMessage: 'Loading the position…',
    description: 'While the first position of the game is awaited.',
  }),
} as const satisfies Partial<Record<ClientGameStatus, unknown>>

/** The status line while the game is not played. */
export const statusMessages = {
  'pre-play': defineMessage({
    id: 'game.status.prePlay',
    defaultMessage: 'Almost there',
    description: 'Status line while the game is loaded.',
  }),
  scheduled: defineMessage({
    id: 'game.status.scheduled',
    defaultMessage: 'Scheduled game',
    description: 'Status line of a game that has a time to start at.',
  }),
  connecting: defineMessage({
    id: 'game.status.connecting',
    defaultMessage: 'Players are joining',
    description: 'Status line while the players connect.',
  }),
  over: defineMessage({
    id: 'game.status.over',
    defaultMessage: 'The game is over',
    description: 'Status line after the end; also the result when it is not known.',
  }),
  unexpected: defineMessage({
    id: 'game.status.unexpected',
    defaultMessage: 'The game is paused',
    description: 'Status line while the server does not know how the game continues.',
  }),
} as const satisfies Record<Exclude<GameView['status'], 'playing' | 'failed'>, unknown>

/** What is said of the own move: the move itself shows the rest. */
export const ownMoveMessages = {
  sent: defineMessage({
    id: 'game.ownMove.sent',
    defaultMessage: 'Sending move…',
    description: 'Beside the status line: the own move has been on its way to the server for long.',
  }),
  'not-sent': defineMessage({
    id: 'game.ownMove.notSent',
    defaultMessage: 'Move not sent',
    description:
      'To screen readers: there is no connection; the own move is sent once there is one.',
  }),
  rejected: defineMessage({
    id: 'game.ownMove.rejected',
    defaultMessage: 'Move not played',
    description: 'Beside the status line: the own move was not played.',
  }),
} as const satisfies Partial<Record<OwnMoveView, unknown>>

/** Why a button can't act now. */
export const whyNotMessages = {
  you_are_offline: defineMessage({
    id: 'game.whyNot.offline',
    defaultMessage: 'You’re offline',
    description: 'Below a button that does nothing now.',
  }),
  not_a_player: messages.watching,
  draw_offer_open: defineMessage({
    id: 'game.whyNot.drawOfferOpen',
    defaultMessage: 'A draw has already been offered',
    description: 'Below the button that offers a draw.',
  }),
  draw_offer_too_soon: defineMessage({
    id: 'game.whyNot.drawOfferTooSoon',
    defaultMessage: 'You can offer a draw once every 10 moves',
    description: 'Below the button that offers a draw.',
  }),
  ...whyNoTakebackMessages,
  too_late_to_abort: defineMessage({
    id: 'game.whyNot.tooLateToAbort',
    defaultMessage: 'Both sides have moved, so you can’t abort the game',
    description: 'Why a game can only be resigned.',
  }),
  waiting_for_server: defineMessage({
    id: 'game.whyNot.waiting',
    defaultMessage: 'Waiting for the server…',
    description: 'Below the buttons while one of them waits for its answer.',
  }),
} as const satisfies Record<WhyNot, unknown>
