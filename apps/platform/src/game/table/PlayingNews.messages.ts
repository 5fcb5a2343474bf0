import type { GameNotice } from '@kingside/machines/game'
import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

/** What is told of a running game besides its moves; loaded with the part that tells it. */
export const newsMessages = {
  firstMoveYours: defineMessage({
    id: 'game.firstMove.yours',
    defaultMessage: 'Make your first move',
    description: 'Title of the warning that time for the first move runs out.',
  }),
  firstMoveOf: defineMessage<{ readonly name: MessageValue }>({
    id: 'game.firstMove.of',
    defaultMessage: 'Waiting for {name}’s first move',
    description: 'Title of the notice that time for a first move runs out. {name} is a player.',
  }),
  firstMoveLeft: defineMessage<{ readonly time: MessageValue }>({
    id: 'game.firstMove.left',
    defaultMessage: 'The game will be cancelled in {time}.',
    description: 'How long there still is for the first move. {time} is a countdown like 00:10.',
  }),
  gone: defineMessage<{ readonly name: MessageValue }>({
    id: 'game.rival.gone',
    defaultMessage: '{name} lost connection',
    description: 'Title of a notice. {name} is a player.',
  }),
  goneLeft: defineMessage<{ readonly time: MessageValue }>({
    id: 'game.rival.gone.left',
    defaultMessage: '{time} left to come back.',
    description: 'How long a player still has to come back. {time} is a countdown such as 00:30.',
  }),
  due: defineMessage<{ readonly name: MessageValue }>({
    id: 'game.rival.due',
    defaultMessage: '{name} hasn’t come back',
    description: 'Title of a notice. {name} is a player.',
  }),
  dueHint: defineMessage({
    id: 'game.rival.due.hint',
    defaultMessage: 'We’re deciding the result.',
    description: 'Below the notice that a player has not come back in time.',
  }),
  choose: defineMessage<{ readonly time: MessageValue }>({
    id: 'game.absence.choose',
    defaultMessage: 'Choose what happens next. If you don’t, you win in {time}.',
    description:
      'Beside the buttons of a player whose opponent has not come back in time. {time} is a countdown like 00:30.',
  }),
  claimWin: defineMessage({
    id: 'game.absence.win',
    defaultMessage: 'Claim win',
    description: 'Button: the opponent has not come back, the game is won.',
  }),
  callDraw: defineMessage({
    id: 'game.absence.draw',
    defaultMessage: 'Call it a draw',
    description: 'Button: the opponent has not come back, the game is drawn.',
  }),
  waitOn: defineMessage({
    id: 'game.absence.wait',
    defaultMessage: 'Keep waiting',
    description: 'Button: gives the opponent who has not come back the whole time once more.',
  }),
  dismiss: defineMessage({
    id: 'game.notice.dismiss',
    defaultMessage: 'Got it',
    description: 'Button that closes the notice about a move that was not played.',
  }),
  drawOffered: defineMessage<{ readonly name: MessageValue }>({
    id: 'game.draw.received',
    defaultMessage: '{name} offers a draw',
    description: 'Title of the notice with the buttons to answer. {name} is a player.',
  }),
  drawOfferedHint: defineMessage({
    id: 'game.draw.received.hint',
    defaultMessage: 'Your next move declines it.',
    description: 'Below the opponent’s draw offer.',
  }),
  answerOnItsWay: defineMessage({
    id: 'game.offer.answering',
    defaultMessage: 'Sending your answer…',
    description:
      'Below the opponent’s offer of a draw or request for a takeback, once it is answered.',
  }),
  acceptDraw: defineMessage({
    id: 'game.draw.accept',
    defaultMessage: 'Accept',
    description: 'Button that accepts a draw.',
  }),
  declineDraw: defineMessage({
    id: 'game.draw.decline',
    defaultMessage: 'Decline',
    description: 'Button that declines a draw.',
  }),
}

/** What opponents ask and answer about takebacks. */
export const takebackNewsMessages = {
  received: defineMessage<{ readonly name: MessageValue }>({
    id: 'game.takeback.received',
    defaultMessage: '{name} requests a takeback',
    description: 'Title of the notice with the buttons to answer. {name} is a player.',
  }),
  receivedHint: defineMessage({
    id: 'game.takeback.received.hint',
    defaultMessage:
      'The game returns to the position before that move. The clocks stay as they are.',
    description: 'Below the opponent’s request to take a move back.',
  }),
  allow: defineMessage({
    id: 'game.takeback.allow',
    defaultMessage: 'Accept',
    description: 'Button that lets the opponent take a move back.',
  }),
  refuse: defineMessage({
    id: 'game.takeback.refuse',
    defaultMessage: 'Decline',
    description: 'Button that does not let the opponent take a move back.',
  }),
  granted: defineMessage<{ readonly name: MessageValue }>({
    id: 'game.takeback.granted',
    defaultMessage: '{name} took a move back',
    description: 'Beside the board, after the moves have gone back. {name} is a player.',
  }),
  grantedToYou: defineMessage({
    id: 'game.takeback.granted.you',
    defaultMessage: 'You took your move back',
    description: 'Beside the board, after the moves have gone back.',
  }),
}

/** Why the last own move was not played. */
export const noticeMessages = {
  move_dropped: defineMessage({
    id: 'game.notice.moveDropped',
    defaultMessage: 'Your move didn’t reach the server and wasn’t played',
    description: 'Notice.',
  }),
  'move_refused_wrong-number': defineMessage({
    id: 'game.notice.wrongNumber',
    defaultMessage: 'The game has moved on, so your move wasn’t played',
    description: 'Notice: the move came too late, for another number.',
  }),
  'move_refused_wrong-turn': defineMessage({
    id: 'game.notice.wrongTurn',
    defaultMessage: 'It wasn’t your turn, so your move wasn’t played',
    description: 'Notice.',
  }),
  'move_refused_stale-position': defineMessage({
    id: 'game.notice.stalePosition',
    defaultMessage: 'The position changed, so your move wasn’t played',
    description: 'Notice: the move was made in a position that is not the latest.',
  }),
  move_refused_illegal: defineMessage({
    id: 'game.notice.illegal',
    defaultMessage: 'That isn’t a legal move',
    description: 'Notice.',
  }),
  'move_refused_not-a-player': defineMessage({
    id: 'game.notice.notAPlayer',
    defaultMessage: 'You aren’t playing in this game, so your move wasn’t played',
    description: 'Notice.',
  }),
  move_refused_finished: defineMessage({
    id: 'game.notice.finished',
    defaultMessage: 'The game is over, so your move wasn’t played',
    description: 'Notice.',
  }),
} as const satisfies Record<GameNotice, unknown>
