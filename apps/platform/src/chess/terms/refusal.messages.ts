import type { GameRefusalCode } from '@kingside/machines/game-finder'
import { defineMessage } from 'react-intl'
import { refusedBeforeMessages } from './refused-before.messages.ts'

/** Why there is no game, in the specification's words where it has some. */
export const refusalMessages = {
  ...refusedBeforeMessages,
  too_many_active_games: defineMessage({
    id: 'play.refusal.tooManyActiveGames',
    defaultMessage:
      'You have reached the maximum number of active games. Please complete one of your ongoing games.',
    description: 'Why no game began.',
  }),
  max_short_challenges_reached: defineMessage({
    id: 'play.refusal.maxShortChallenges',
    defaultMessage: 'You’ve reached the limit of open challenges',
    description: 'Why no challenge was made, where the server gave no words of its own.',
  }),
  not_allowed_any_rated: defineMessage({
    id: 'play.refusal.notAllowedAnyRated',
    defaultMessage: 'You can’t play rated games for now',
    description: 'Why no game began, where the server gave no words of its own.',
  }),
  not_allowed_foa_rated: defineMessage({
    id: 'play.refusal.notAllowedFoaRated',
    defaultMessage: 'You can’t play FOA-rated games for now',
    description:
      'Why no game began, where the server gave no words of its own. FOA is FIDE Online Arena, a name.',
  }),
  player_has_too_many_active_single_game_boards: defineMessage({
    id: 'play.refusal.tooManySingleBoards',
    defaultMessage: 'You’ve reached the limit of games in progress',
    description: 'Why no game began, where the server gave no words of its own.',
  }),
  registration_incomplete: defineMessage({
    id: 'play.refusal.registrationIncomplete',
    defaultMessage: 'Oops. You missed some fields! Please go back and complete your registration',
    description: 'Why an invitation was not accepted.',
  }),
  approval_pending: defineMessage({
    id: 'play.refusal.approvalPending',
    defaultMessage: 'Oops. Please wait for the approval. It usually takes 24 hours',
    description: 'Why an invitation was not accepted.',
  }),
  invalid_invite_code: defineMessage({
    id: 'play.refusal.friendHasLeft',
    defaultMessage:
      'Oops. Your friend has left. The good news is, you still can find an opponent to play',
    description: 'Why an invitation leads to no game.',
  }),
  owner_disconnected: defineMessage({
    id: 'play.refusal.ownerDisconnected',
    defaultMessage: 'Oops! This opponent is offline now, you can’t accept this challenge',
    description: 'Why a challenge was not accepted.',
  }),
  challenge_not_found: defineMessage({
    id: 'play.refusal.challengeNotFound',
    defaultMessage: 'This challenge is no longer available',
    description: 'Why a challenge was not accepted: it is taken or over.',
  }),
  own_challenge: defineMessage({
    id: 'play.refusal.ownChallenge',
    defaultMessage: 'You can’t accept your own challenge',
    description: 'Why a challenge was not accepted.',
  }),
  invite_canceled: defineMessage({
    id: 'play.refusal.inviteCanceled',
    defaultMessage: 'Oops. The invite was canceled',
    description: 'Why an invitation leads to no game.',
  }),
  no_opponent: defineMessage({
    id: 'play.refusal.noOpponent',
    defaultMessage: 'No opponent matches your choice right now. Try again.',
    description: 'Why no game began.',
  }),
  opponent_must_have_pro: defineMessage({
    id: 'play.refusal.opponentMustHavePro',
    defaultMessage: 'Your opponent needs Pro for this game',
    description: 'Why a challenge was not made. Pro is a name.',
  }),
  opponent_not_available: defineMessage({
    id: 'play.refusal.opponentNotAvailable',
    defaultMessage: 'This player isn’t available for a game',
    description:
      'Why no game began with a player who was named. It must not tell that one of the two has blocked the other.',
  }),
  opponent_blocked: defineMessage({
    id: 'play.refusal.opponentBlocked',
    defaultMessage: 'You’ve blocked this player. Unblock them to play each other.',
    description:
      'Why no game began with a player who was named: the reader has blocked the player.',
  }),
  start_out_of_range: defineMessage({
    id: 'play.refusal.startOutOfRange',
    defaultMessage: 'Choose a start at least a minute from now and at most 14 days ahead',
    description: 'Why no challenge to a scheduled game was made.',
  }),
  start_not_possible: defineMessage({
    id: 'play.refusal.startNotPossible',
    defaultMessage: 'Only games against people can be scheduled',
    description: 'Why no challenge to a scheduled game was made: the opponent is the computer.',
  }),
  player_uid_missing: defineMessage({
    id: 'play.refusal.playerUidMissing',
    defaultMessage: 'We’re still setting things up. Try again in a moment.',
    description: 'Why no game began. Kingside is the product’s name.',
  }),
  unauthorised: defineMessage({
    id: 'play.refusal.unauthorised',
    defaultMessage: 'Sign in again to play',
    description: 'Why no game began: the session is over.',
  }),
  rate_limited: defineMessage({
    id: 'play.refusal.rateLimited',
    defaultMessage: 'That was a bit fast. Try again in a moment.',
    description: 'Why no game began: too many requests.',
  }),
  offline: defineMessage({
    id: 'play.refusal.offline',
    defaultMessage: 'You’re offline. Check your connection and try again.',
    description: 'Why no game began.',
  }),
  timeout: defineMessage({
    id: 'play.refusal.timeout',
    defaultMessage: 'The server didn’t respond in time. Try again.',
    description: 'Why no game began.',
  }),
  server_error: defineMessage({
    id: 'play.refusal.serverError',
    defaultMessage: 'Something went wrong on our side. Try again.',
    description: 'Why no game began.',
  }),
} as const satisfies Record<GameRefusalCode, unknown>
