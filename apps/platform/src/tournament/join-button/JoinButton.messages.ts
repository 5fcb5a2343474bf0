import type { JoinFailure, ShownLimit } from '@kingside/machines/join-button'
import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  loading: defineMessage({
    id: 'joinButton.loading',
    defaultMessage: 'Loading…',
    description: 'On the button while the person’s own data load.',
  }),
  signIn: defineMessage({
    id: 'joinButton.signIn',
    defaultMessage: 'Sign in to join',
    description: 'Button for visitors: opens the sign-in popup.',
  }),
  join: defineMessage({
    id: 'joinButton.join',
    defaultMessage: 'Join',
    description: 'Button that signs the person up for a free tournament.',
  }),
  toClub: defineMessage<{ readonly club: MessageValue }>({
    id: 'joinButton.toClub',
    defaultMessage: 'Go to {club}',
    description: 'Link to the club whose members alone can join a tournament. {club} is its name.',
  }),
  joinFor: defineMessage<{ readonly price: MessageValue }>({
    id: 'joinButton.joinFor',
    defaultMessage: 'Join · {price}',
    description: 'Button that leads to the payment of the entry; the price is such as €5.00.',
  }),
  upgrade: defineMessage({
    id: 'joinButton.step.upgrade',
    defaultMessage: 'Upgrade to Pro',
    description: 'Button that opens the popup of the Pro plan. Pro is a name.',
  }),
  connectFideId: defineMessage({
    id: 'joinButton.step.connectFideId',
    defaultMessage: 'Connect FIDE ID',
    description: 'Button that opens the popup for the id of the chess federation FIDE.',
  }),
  confirmInfo: defineMessage({
    id: 'joinButton.step.confirmInfo',
    defaultMessage: 'Confirm personal info',
    description: 'Button that opens the popup for country, gender and date of birth.',
  }),
  verifyEmail: defineMessage({
    id: 'joinButton.step.verifyEmail',
    defaultMessage: 'Verify email',
    description: 'Button that opens the popup for verifying the email address.',
  }),
  joining: defineMessage({
    id: 'joinButton.busy.joining',
    defaultMessage: 'Joining…',
    description: 'On the button while the person is being signed up.',
  }),
  leaving: defineMessage({
    id: 'joinButton.busy.leaving',
    defaultMessage: 'Leaving…',
    description:
      'On the button while the person leaves the tournament or takes the registration back.',
  }),
  pausing: defineMessage({
    id: 'joinButton.busy.pausing',
    defaultMessage: 'Starting your break…',
    description: 'On the button while a break in the tournament begins.',
  }),
  resuming: defineMessage({
    id: 'joinButton.busy.resuming',
    defaultMessage: 'Coming back…',
    description: 'On the button while a break in the tournament ends.',
  }),
  refreshing: defineMessage({
    id: 'joinButton.busy.refreshing',
    defaultMessage: 'Checking…',
    description: 'On the button while the server is asked what is true.',
  }),
  pendingApproval: defineMessage({
    id: 'joinButton.pendingApproval',
    defaultMessage: 'Waiting for approval',
    description: 'How the person stands: an organiser must approve the registration.',
  }),
  takeBack: defineMessage({
    id: 'joinButton.takeBack',
    defaultMessage: 'Cancel registration',
    description:
      'Button that takes back a registration that waits for approval; also agrees to it in the dialog.',
  }),
  takeBackTitle: defineMessage({
    id: 'joinButton.takeBack.title',
    defaultMessage: 'Cancel your registration?',
    description: 'Title of the dialog that asks before the registration is taken back.',
  }),
  takeBackText: defineMessage({
    id: 'joinButton.takeBack.text',
    defaultMessage: 'Your registration will be withdrawn.',
    description: 'Text of the dialog that asks before the registration is taken back.',
  }),
  takeBackPaidText: defineMessage({
    id: 'joinButton.takeBack.text.paid',
    defaultMessage: 'Your registration will be withdrawn, and you get the entry fee back.',
    description:
      'Text of the dialog that asks before the registration is taken back whose entry was paid.',
  }),
  keepWaiting: defineMessage({
    id: 'joinButton.takeBack.cancel',
    defaultMessage: 'Keep waiting',
    description: 'Button that closes the dialog; the registration goes on waiting for approval.',
  }),
  joined: defineMessage({
    id: 'joinButton.joined',
    defaultMessage: 'You’ve joined',
    description: 'State of the person before the tournament starts.',
  }),
  leave: defineMessage({
    id: 'joinButton.leave',
    defaultMessage: 'Leave',
    description:
      'Button that leaves the tournament before it starts; also agrees to it in the dialog.',
  }),
  leaveTitle: defineMessage({
    id: 'joinButton.leave.title',
    defaultMessage: 'Leave the tournament?',
    description: 'Title of the dialog that asks before leaving.',
  }),
  leaveText: defineMessage({
    id: 'joinButton.leave.text',
    defaultMessage: 'Your place will go to another player.',
    description: 'Text of the dialog that asks before leaving.',
  }),
  leavePaidText: defineMessage({
    id: 'joinButton.leave.text.paid',
    defaultMessage:
      'Your place will go to another player. You get the entry fee back, because the tournament hasn’t started.',
    description: 'Text of the dialog that asks before leaving a tournament whose entry was paid.',
  }),
  stay: defineMessage({
    id: 'joinButton.leave.cancel',
    defaultMessage: 'Stay',
    description: 'Button that closes the dialog without leaving.',
  }),
  playing: defineMessage({
    id: 'joinButton.playing',
    defaultMessage: 'You’re playing',
    description: 'State of the person while the tournament goes.',
  }),
  startBreak: defineMessage({
    id: 'joinButton.break.start',
    defaultMessage: 'Take a break',
    description: 'Button that pauses the person’s part in the tournament.',
  }),
  onHold: defineMessage({
    id: 'joinButton.onHold',
    defaultMessage: 'You’re on a break',
    description: 'State of the person while their part in the tournament is paused.',
  }),
  endBreak: defineMessage({
    id: 'joinButton.break.end',
    defaultMessage: 'Resume',
    description: 'Button that ends the break.',
  }),
  withdrawn: defineMessage({
    id: 'joinButton.withdrawn',
    defaultMessage:
      'Oops! You have been withdrawn from the Swiss system tournament because you missed two games in a row.',
    description: 'In place of the button after two missed games.',
  }),
  left: defineMessage({
    id: 'joinButton.left',
    defaultMessage: 'You’ve left the tournament',
    description: 'In place of the button after the person has left a tournament that continues.',
  }),
  banned: defineMessage({
    id: 'joinButton.banned',
    defaultMessage: 'You’re banned from this tournament',
    description: 'In place of the button for a player whom the organisers have excluded.',
  }),
  ended: defineMessage({
    id: 'joinButton.ended',
    defaultMessage: 'The tournament is over',
    description: 'In place of the button after the end.',
  }),
}

/** Why a person can’t join, by the catalogue’s codes. */
export const limitMessages = {
  no_user_data: defineMessage({
    id: 'joinButton.limit.no_user_data',
    defaultMessage: 'Complete your profile to join',
    description:
      'Why the person can’t join the tournament yet; shown below the button that mends it.',
  }),
  fide_players_only: defineMessage({
    id: 'joinButton.limit.fide_players_only',
    defaultMessage: 'FIDE players only',
    description:
      'Why the person can’t join: games count for the rating of the chess federation FIDE. Stands below the button.',
  }),
  signup_not_opened_yet: defineMessage({
    id: 'joinButton.limit.signup_not_opened_yet',
    defaultMessage: 'Registration hasn’t opened yet',
    description: 'Why the person can’t join the tournament; shown below the button.',
  }),
  signup_already_closed: defineMessage({
    id: 'joinButton.limit.signup_already_closed',
    defaultMessage: 'Registration is closed',
    description: 'Why the person can’t join the tournament; stands below the button.',
  }),
  too_many_players: defineMessage({
    id: 'joinButton.limit.too_many_players',
    defaultMessage: 'The tournament is full',
    description: 'Why the person can’t join the tournament; stands below the button.',
  }),
  signup_twice: defineMessage({
    id: 'joinButton.limit.signup_twice',
    defaultMessage: 'You’ve already joined',
    description: 'Why the person can’t join the tournament; shown below the button.',
  }),
  same_time_tournament: defineMessage({
    id: 'joinButton.limit.same_time_tournament',
    defaultMessage: 'You’ve joined another tournament at the same time',
    description:
      'Why the person can’t join: the times of two tournaments overlap. Shown below the button.',
  }),
  signup_country_limit: defineMessage({
    id: 'joinButton.limit.signup_country_limit',
    defaultMessage: 'Not open to players from your country',
    description: 'Why the person can’t join the tournament; shown below the button.',
  }),
  rating_too_low: defineMessage({
    id: 'joinButton.limit.rating_too_low',
    defaultMessage: 'Your rating is too low',
    description: 'Why the person can’t join the tournament; stands below the button.',
  }),
  rating_too_high: defineMessage({
    id: 'joinButton.limit.rating_too_high',
    defaultMessage: 'Your rating is too high',
    description: 'Why the person can’t join the tournament; stands below the button.',
  }),
  age_too_high: defineMessage({
    id: 'joinButton.limit.age_too_high',
    defaultMessage: 'You’re above the age limit',
    description: 'Why the person can’t join the tournament; shown below the button.',
  }),
  age_too_low: defineMessage({
    id: 'joinButton.limit.age_too_low',
    defaultMessage: 'You’re below the age limit',
    description: 'Why the person can’t join the tournament; shown below the button.',
  }),
  title_not_allowed: defineMessage({
    id: 'joinButton.limit.title_not_allowed',
    defaultMessage: 'Not open to players with your title',
    description:
      'Why the person can’t join: a chess title like Grandmaster. Shown below the button.',
  }),
  event_max_tournament_participate: defineMessage({
    id: 'joinButton.limit.event_max_tournament_participate',
    defaultMessage: 'You’ve reached the limit for this series',
    description: 'Why the person can’t join the tournament; shown below the button.',
  }),
  tournament_not_paid: defineMessage({
    id: 'joinButton.limit.tournament_not_paid',
    defaultMessage: 'The entry fee isn’t paid',
    description: 'Why the person can’t join: the entry fee is missing. Shown below the button.',
  }),
  gender_not_allowed: defineMessage({
    id: 'joinButton.limit.gender_not_allowed',
    defaultMessage: 'Not open to players of your gender',
    description: 'Why the person can’t join the tournament; stands below the button.',
  }),
  player_is_banned: defineMessage({
    id: 'joinButton.limit.player_is_banned',
    defaultMessage: 'Your account is banned',
    description: 'Why the person can’t join the tournament; stands below the button.',
  }),
  country_not_set_error: defineMessage({
    id: 'joinButton.limit.country_not_set_error',
    defaultMessage: 'Set your country to join',
    description:
      'Why the person can’t join the tournament yet; stands below the button that mends it.',
  }),
  gender_not_set_error: defineMessage({
    id: 'joinButton.limit.gender_not_set_error',
    defaultMessage: 'Set your gender to join',
    description:
      'Why the person can’t join the tournament yet; stands below the button that mends it.',
  }),
  age_not_set: defineMessage({
    id: 'joinButton.limit.age_not_set',
    defaultMessage: 'Set your date of birth to join',
    description:
      'Why the person can’t join the tournament yet; stands below the button that mends it.',
  }),
  email_verification_required: defineMessage({
    id: 'joinButton.limit.email_verification_required',
    defaultMessage: 'Verify your email to join',
    description:
      'Why the person can’t join the tournament yet; shown below the button that mends it.',
  }),
  community_members_only: defineMessage({
    id: 'joinButton.limit.community_members_only',
    defaultMessage: 'Only members of the club can join',
    description: 'Why the person can’t join the tournament; shown below the button.',
  }),
  invitation_only: defineMessage({
    id: 'joinButton.limit.invitation_only',
    defaultMessage: 'Open to invited players only',
    description: 'Why the person can’t join the tournament; shown below the button.',
  }),
  unknown: defineMessage({
    id: 'joinButton.limit.unknown',
    defaultMessage: 'You can’t join this tournament',
    description:
      'Stands below the button when the server gave a reason that this version does not know.',
  }),
} satisfies Record<ShownLimit, unknown>

/** What failed the last time. */
export const failureMessages = {
  join_failed: defineMessage({
    id: 'joinButton.failure.join_failed',
    defaultMessage: 'Couldn’t join. Try again.',
    description: 'Notice below the button after a call without an answer.',
  }),
  leave_failed: defineMessage({
    id: 'joinButton.failure.leave_failed',
    defaultMessage: 'Couldn’t leave the tournament. Try again.',
    description: 'Notice below the button after a call without an answer.',
  }),
  pause_failed: defineMessage({
    id: 'joinButton.failure.pause_failed',
    defaultMessage: 'Couldn’t start your break. Try again.',
    description: 'Notice below the button after a call without an answer.',
  }),
  resume_failed: defineMessage({
    id: 'joinButton.failure.resume_failed',
    defaultMessage: 'Couldn’t end your break. Try again.',
    description: 'Notice below the button after a call without an answer.',
  }),
  refresh_failed: defineMessage({
    id: 'joinButton.failure.refresh_failed',
    defaultMessage: 'Couldn’t load the tournament. Check your connection.',
    description: 'Notice below the button after a call without an answer.',
  }),
} satisfies Record<JoinFailure, unknown>
