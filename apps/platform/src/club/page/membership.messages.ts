import type { ClubMembershipCode } from '@kingside/machines/club-membership'
import { defineMessage, type MessageValue } from 'react-intl'

export const membershipMessages = {
  signInToJoin: defineMessage({
    id: 'clubs.membership.signInToJoin',
    defaultMessage: 'Sign in to join',
    description: 'Button for a visitor.',
  }),
  join: defineMessage({
    id: 'clubs.membership.join',
    defaultMessage: 'Join club',
    description: 'Button that joins an open club.',
  }),
  ask: defineMessage({
    id: 'clubs.membership.ask',
    defaultMessage: 'Ask to join',
    description: 'Button that asks to be let into a club.',
  }),
  again: defineMessage({
    id: 'clubs.membership.again',
    defaultMessage: 'Try again',
    description: 'Button that joins a club again after it failed.',
  }),
  confirmInfo: defineMessage({
    id: 'clubs.membership.confirmInfo',
    defaultMessage: 'Confirm details',
    description: 'Button that opens the form for name, date of birth and country.',
  }),
  restricted: defineMessage({
    id: 'clubs.membership.restricted',
    defaultMessage: 'Not open to you',
    description: 'The reader can’t join this club; the reason follows.',
  }),
  banned: defineMessage({
    id: 'clubs.membership.banned',
    defaultMessage: 'You can’t join',
    description: 'The reader is banned.',
  }),
  takeBack: defineMessage({
    id: 'clubs.membership.takeBack',
    defaultMessage: 'Withdraw request',
    description: 'Button that takes the request to join back.',
  }),
  leave: defineMessage({
    id: 'clubs.membership.leave',
    defaultMessage: 'Leave club',
    description: 'Button that leaves a club, after a question.',
  }),
  leaveTitle: defineMessage<{ readonly club: MessageValue }>({
    id: 'clubs.membership.leaveTitle',
    defaultMessage: 'Leave {club}?',
    description: 'Question before leaving. {club} is the name of the club.',
  }),
  leaveText: defineMessage({
    id: 'clubs.membership.leaveText',
    defaultMessage: 'You’ll no longer see it among your clubs. You can join again later.',
    description: 'Below the question before leaving.',
  }),
  leaveYes: defineMessage({
    id: 'clubs.membership.leaveYes',
    defaultMessage: 'Leave',
    description: 'Answer to the question before leaving.',
  }),
  leaveNo: defineMessage({
    id: 'clubs.membership.leaveNo',
    defaultMessage: 'Stay',
    description: 'Answer to the question before leaving.',
  }),
} as const

export const busyMessages = {
  joining: defineMessage({
    id: 'clubs.membership.busy.joining',
    defaultMessage: 'Joining…',
    description: 'On the button while the call is under way.',
  }),
  asking: defineMessage({
    id: 'clubs.membership.busy.asking',
    defaultMessage: 'Sending request…',
    description: 'On the button while the call is under way.',
  }),
  leaving: defineMessage({
    id: 'clubs.membership.busy.leaving',
    defaultMessage: 'Leaving…',
    description: 'On the button while the call is under way.',
  }),
  'taking-back': defineMessage({
    id: 'clubs.membership.busy.taking-back',
    defaultMessage: 'Withdrawing request…',
    description: 'On the button while the call is under way.',
  }),
} as const

/** Why somebody can’t join a club or leave it, by the code. */
export const codeMessages = {
  club_region_not_allowed: defineMessage({
    id: 'clubs.membership.code.club_region_not_allowed',
    defaultMessage: 'This club isn’t open to players of your region',
    description: 'Why the reader can’t join.',
  }),
  club_title_not_allowed: defineMessage({
    id: 'clubs.membership.code.club_title_not_allowed',
    defaultMessage: 'This club isn’t open to players of your title',
    description: 'Why the reader can’t join.',
  }),
  club_age_not_allowed: defineMessage({
    id: 'clubs.membership.code.club_age_not_allowed',
    defaultMessage: 'This club isn’t open to players of your age',
    description: 'Why the reader can’t join.',
  }),
  player_is_banned: defineMessage({
    id: 'clubs.membership.code.player_is_banned',
    defaultMessage: 'You’re banned, so you can’t join this club',
    description: 'Why the reader can’t join.',
  }),
  no_user_data: defineMessage({
    id: 'clubs.membership.code.no_user_data',
    defaultMessage: 'Enter your first and last name to join',
    description: 'Why the reader can’t join yet.',
  }),
  age_not_set: defineMessage({
    id: 'clubs.membership.code.age_not_set',
    defaultMessage: 'Enter your date of birth to join',
    description: 'Why the reader can’t join yet.',
  }),
  country_not_set_error: defineMessage({
    id: 'clubs.membership.code.country_not_set_error',
    defaultMessage: 'Choose your country to join',
    description: 'Why the reader can’t join yet.',
  }),
  already_member: defineMessage({
    id: 'clubs.membership.code.already_member',
    defaultMessage: 'You’re a member already',
    description: 'Why a call about membership was refused.',
  }),
  request_pending: defineMessage({
    id: 'clubs.membership.code.request_pending',
    defaultMessage: 'Your request is waiting',
    description: 'Why a call about membership was refused.',
  }),
  not_member: defineMessage({
    id: 'clubs.membership.code.not_member',
    defaultMessage: 'You’re not a member',
    description: 'Why a call about membership was refused.',
  }),
  last_administrator: defineMessage({
    id: 'clubs.membership.code.last_administrator',
    defaultMessage: 'A club needs an administrator. Name another one first',
    description: 'Why an administrator can’t leave.',
  }),
  not_found: defineMessage({
    id: 'clubs.membership.code.not_found',
    defaultMessage: 'This club no longer exists',
    description: 'Why a call about membership was refused.',
  }),
  unauthorised: defineMessage({
    id: 'clubs.membership.code.unauthorised',
    defaultMessage: 'Your session has ended. Sign in and try again.',
    description: 'Why a call was refused.',
  }),
  rate_limited: defineMessage({
    id: 'clubs.membership.code.rate_limited',
    defaultMessage: 'That was a lot in a short time. Try again in a minute.',
    description: 'The server takes no more changes for now.',
  }),
  offline: defineMessage({
    id: 'clubs.membership.code.offline',
    defaultMessage: 'You’re offline. Check your connection and try again.',
    description: 'Why a call did not reach the server.',
  }),
  timeout: defineMessage({
    id: 'clubs.membership.code.timeout',
    defaultMessage: 'The server took too long. Try again.',
    description: 'Why a call was given up.',
  }),
  something_wents_wrong: defineMessage({
    id: 'clubs.membership.code.something_wents_wrong',
    defaultMessage: 'Something went wrong. Try again in a moment.',
    description: 'Why a call was not done.',
  }),
} as const satisfies Record<ClubMembershipCode, unknown>
