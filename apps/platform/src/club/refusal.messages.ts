import { defineMessage } from 'react-intl'

/** Why a call about a club failed, by its code. */
export const refusalMessages = {
  not_community_administrator: defineMessage({
    id: 'clubs.refusal.not_community_administrator',
    defaultMessage: 'You are not administrator of this community.',
    description: 'Why the server has refused a change of a club.',
  }),
  changed_meanwhile: defineMessage({
    id: 'clubs.refusal.changed_meanwhile',
    defaultMessage: 'Someone else has changed this. Your text is kept',
    description: 'Why the server has refused a change.',
  }),
  last_administrator: defineMessage({
    id: 'clubs.refusal.last_administrator',
    defaultMessage: 'A club needs an administrator. Name another one first',
    description: 'Why an administrator can’t leave or become a member.',
  }),
  tournament_running: defineMessage({
    id: 'clubs.refusal.tournament_running',
    defaultMessage: 'A tournament of this club is still running. Wait until it ends.',
    description: 'Why a club can’t be deleted.',
  }),
  too_many_clubs: defineMessage({
    id: 'clubs.refusal.too_many_clubs',
    defaultMessage: 'You’ve created five clubs, the most one account can have.',
    description: 'Why no club was made.',
  }),
  club_full: defineMessage({
    id: 'clubs.refusal.club_full',
    defaultMessage: 'There’s no room for more. Remove something first.',
    description: 'Why no picture, card or event was added.',
  }),
  player_is_banned: defineMessage({
    id: 'clubs.refusal.player_is_banned',
    defaultMessage: 'Your account is banned, so you can’t create a club.',
    description: 'Why no club was made.',
  }),
  not_found: defineMessage({
    id: 'clubs.refusal.not_found',
    defaultMessage: 'It’s no longer there. Reload the page.',
    description: 'Why a change was refused: somebody else has deleted it.',
  }),
  bad_request: defineMessage({
    id: 'clubs.refusal.bad_request',
    defaultMessage: 'Something in the form isn’t right. Check the fields.',
    description: 'The server does not take the form.',
  }),
  rate_limited: defineMessage({
    id: 'clubs.refusal.rate_limited',
    defaultMessage: 'That was a lot in a short time. Try again in a minute.',
    description: 'The server takes no more changes for now.',
  }),
  unauthorised: defineMessage({
    id: 'clubs.refusal.unauthorised',
    defaultMessage: 'Your session has ended. Sign in and try again.',
    description: 'Why a change was refused.',
  }),
  offline: defineMessage({
    id: 'clubs.refusal.offline',
    defaultMessage: 'You’re offline. Check your connection and try again.',
    description: 'Why a change did not reach the server.',
  }),
  timeout: defineMessage({
    id: 'clubs.refusal.timeout',
    defaultMessage: 'The server took too long. Try again.',
    description: 'Why a change was given up.',
  }),
  server_error: defineMessage({
    id: 'clubs.refusal.server_error',
    defaultMessage: 'Couldn’t save it. Try again in a moment.',
    description: 'Why a change was not made.',
  }),
} as const
