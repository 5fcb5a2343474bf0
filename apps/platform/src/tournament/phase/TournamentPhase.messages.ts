import type { GameBar, PhaseNotice } from '@kingside/machines/tournament-phase'
import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  label: defineMessage({
    id: 'tournamentPhase.label',
    defaultMessage: 'What’s happening now',
    description: 'Names the head of the tournament page for screen readers.',
  }),
  loading: defineMessage({
    id: 'tournamentPhase.loading',
    defaultMessage: 'Loading the tournament…',
    description: 'Said by screen readers while the head of the tournament page loads.',
  }),
  failed: defineMessage({
    id: 'tournamentPhase.failed',
    defaultMessage: 'Couldn’t load the tournament. Try again.',
    description: 'In place of the tournament page.',
  }),
  retry: defineMessage({
    id: 'tournamentPhase.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads the tournament again.',
  }),
  notFound: defineMessage({
    id: 'tournamentPhase.notFound',
    defaultMessage: 'Page is not found, but let’s play some chess?',
    description: 'In place of the tournament page: there is no such tournament.',
  }),
  play: defineMessage({
    id: 'tournamentPhase.play',
    defaultMessage: 'Play chess',
    description: 'Button below “Page is not found, but let’s play some chess?”.',
  }),
  noPermission: defineMessage({
    id: 'tournamentPhase.noPermission',
    defaultMessage: 'You can’t see this tournament',
    description: 'In place of the tournament page.',
  }),
  noPermissionHint: defineMessage({
    id: 'tournamentPhase.noPermission.hint',
    defaultMessage: 'Only players invited by the organiser can see it.',
    description: 'Below “You can’t see this tournament”.',
  }),
  banned: defineMessage({
    id: 'tournamentPhase.banned',
    defaultMessage: 'You’re banned from this tournament',
    description: 'In place of the tournament page.',
  }),
  bannedHint: defineMessage({
    id: 'tournamentPhase.banned.hint',
    defaultMessage: 'We’ve sent you an email about it.',
    description: 'Below “You are banned from this tournament”.',
  }),
  tournaments: defineMessage({
    id: 'tournamentPhase.tournaments',
    defaultMessage: 'View other tournaments',
    description: 'Button that leads to the list of tournaments.',
  }),
  upcoming: defineMessage({
    id: 'tournamentPhase.mark.upcoming',
    defaultMessage: 'Upcoming',
    description: 'State of a tournament that has not begun.',
  }),
  live: defineMessage({
    id: 'tournamentPhase.mark.live',
    defaultMessage: 'Live',
    description: 'State of a tournament that goes on now.',
  }),
  ended: defineMessage({
    id: 'tournamentPhase.mark.ended',
    defaultMessage: 'Ended',
    description: 'State of a tournament that is over.',
  }),
  notOpenedYet: defineMessage({
    id: 'tournamentPhase.signup.notOpenedYet',
    defaultMessage: 'Registration hasn’t opened yet',
    description: 'What happens now in a tournament.',
  }),
  alreadyClosed: defineMessage({
    id: 'tournamentPhase.signup.alreadyClosed',
    defaultMessage: 'Registration is closed',
    description: 'What happens now in a tournament.',
  }),
  signupOpen: defineMessage({
    id: 'tournamentPhase.signup.open',
    defaultMessage: 'Registration is open',
    description: 'What happens now in a tournament.',
  }),
  opensIn: defineMessage({
    id: 'tournamentPhase.clock.opens',
    defaultMessage: 'Registration opens in',
    description: 'Stands before or above a running time.',
  }),
  closesIn: defineMessage({
    id: 'tournamentPhase.clock.closes',
    defaultMessage: 'Registration closes in',
    description: 'Stands before or above a running time.',
  }),
  startsIn: defineMessage({
    id: 'tournamentPhase.clock.starts',
    defaultMessage: 'Starts in',
    description: 'Stands before or above a running time: until the tournament begins.',
  }),
  nextRoundIn: defineMessage({
    id: 'tournamentPhase.clock.nextRound',
    defaultMessage: 'Next round in',
    description: 'Stands before or above a running time.',
  }),
  pauseEndsIn: defineMessage({
    id: 'tournamentPhase.clock.pause',
    defaultMessage: 'Break ends in',
    description: 'Shown before or above a running time.',
  }),
  anyMoment: defineMessage({
    id: 'tournamentPhase.clock.over',
    defaultMessage: 'any moment now',
    description: 'In place of a running time that is over, below like “Starts in”.',
  }),
  pending: defineMessage({
    id: 'tournamentPhase.nextRound.pending',
    defaultMessage: 'Preparing the next round',
    description: 'What happens now in a tournament.',
  }),
  pause: defineMessage({
    id: 'tournamentPhase.nextRound.pause',
    defaultMessage: 'Break',
    description: 'What happens now in a tournament.',
  }),
  unknownTime: defineMessage({
    id: 'tournamentPhase.nextRound.unknown',
    defaultMessage: 'It starts as soon as the pairings are ready.',
    description: 'Below “Preparing next round”: no one knows when it starts.',
  }),
  gamesOn: defineMessage({
    id: 'tournamentPhase.gamesOn',
    defaultMessage: 'Games are in progress',
    description: 'What happens now in a tournament.',
  }),
  arenaOn: defineMessage({
    id: 'tournamentPhase.arenaOn',
    defaultMessage: 'The arena is in progress',
    description: 'What happens now: an arena is a tournament without rounds.',
  }),
  round: defineMessage<{ readonly number: MessageValue }>({
    id: 'tournamentPhase.round',
    defaultMessage: 'Round {number}',
    description: 'Which round it is, where nobody knows how many there will be.',
  }),
  roundOf: defineMessage<{ readonly number: MessageValue; readonly of: MessageValue }>({
    id: 'tournamentPhase.roundOf',
    defaultMessage: 'Round {number} of {of}',
    description: 'Which round it is, and how many there are.',
  }),
  over: defineMessage({
    id: 'tournamentPhase.over',
    defaultMessage: 'The tournament is over',
    description: 'What happens now in a tournament.',
  }),
  overForPlayer: defineMessage({
    id: 'tournamentPhase.over.player',
    defaultMessage: 'Thanks for playing. Your place and your games are below.',
    description: 'Below “The tournament is over”, to somebody who has played in it.',
  }),
  overForViewer: defineMessage({
    id: 'tournamentPhase.over.viewer',
    defaultMessage: 'The final standings and all games are below.',
    description: 'Below “The tournament is over”, to somebody who has not played in it.',
  }),
  standings: defineMessage({
    id: 'tournamentPhase.standings',
    defaultMessage: 'View standings',
    description: 'Button that leads to the standings on the same page.',
  }),
  goToGame: defineMessage({
    id: 'tournamentPhase.goToGame',
    defaultMessage: 'Go to game',
    description: 'Button that leads the player to their board.',
  }),
  proceed: defineMessage({
    id: 'tournamentPhase.proceed',
    defaultMessage: 'Go to next game',
    description: 'Button that leads the player to the board of the game that is about to start.',
  }),
  findNext: defineMessage({
    id: 'tournamentPhase.findNext',
    defaultMessage: 'Find next opponent',
    description: 'Button with which a player ends a break in an arena.',
  }),
  gotIt: defineMessage({
    id: 'tournamentPhase.notice.dismiss',
    defaultMessage: 'Got it',
    description: 'Button that takes a notice away.',
  }),
}

/** The text of the game bar. */
export const barMessages = {
  until_game_start: defineMessage({
    id: 'tournamentPhase.bar.untilGameStart',
    defaultMessage: 'Game starts in',
    description: 'To a player, beside a running time.',
  }),
  go_to_game: defineMessage({
    id: 'tournamentPhase.bar.goToGame',
    defaultMessage: 'Your game has started',
    description: 'To a player, beside the button that leads to the board.',
  }),
  waiting_for_next_opponent: defineMessage({
    id: 'tournamentPhase.bar.waitingForOpponent',
    defaultMessage: 'Waiting for your next opponent',
    description: 'To a player in an arena, after a game.',
  }),
  find_next_opponent: defineMessage({
    id: 'tournamentPhase.bar.onBreak',
    defaultMessage: 'You’re on a break',
    description: 'To a player in an arena, beside the button “Find next opponent”.',
  }),
  proceed_to_next_game: defineMessage({
    id: 'tournamentPhase.bar.nextGame',
    defaultMessage: 'Your next game is about to start',
    description: 'To a player in an arena, beside the button that leads to the board.',
  }),
  waiting_for_round_end: defineMessage({
    id: 'tournamentPhase.bar.waitingForRoundEnd',
    defaultMessage: 'Waiting for the round to end',
    description: 'To a player whose game is over.',
  }),
  bye: defineMessage({
    id: 'tournamentPhase.bar.bye',
    defaultMessage: 'You have a bye this round',
    description: 'To a player without an opponent in this round: a point without a game.',
  }),
} as const satisfies Record<GameBar, unknown>

/** The messages that are shown once. */
export const noticeMessages = {
  bye_granted: defineMessage({
    id: 'tournamentPhase.notice.bye',
    defaultMessage:
      'You’ve been granted a bye this round. You’ll automatically advance to the next round.',
    description: 'Notice on the tournament page. A bye is a round without an opponent.',
  }),
  swiss_withdrawn: defineMessage({
    id: 'tournamentPhase.notice.withdrawn',
    defaultMessage:
      'Oops! You have been withdrawn from the Swiss system tournament because you missed two games in a row.',
    description: 'Notice on the tournament page.',
  }),
  disqualified: defineMessage({
    id: 'tournamentPhase.notice.disqualified',
    defaultMessage: 'You’ve been disqualified from this tournament.',
    description: 'Notice on the tournament page.',
  }),
} as const satisfies Record<PhaseNotice, unknown>
