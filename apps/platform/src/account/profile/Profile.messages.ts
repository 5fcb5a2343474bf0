import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  people: defineMessage({
    id: 'profile.people',
    defaultMessage: 'Following and blocked',
    description:
      'Heading of the card that leads to the players whom the member follows and blocks.',
  }),
  peopleText: defineMessage({
    id: 'profile.people.text',
    defaultMessage: 'See who you follow and who you’ve blocked.',
    description: 'In the card “Following and blocked”.',
  }),
  peopleOpen: defineMessage({
    id: 'profile.people.open',
    defaultMessage: 'View lists',
    description: 'Link of the card “Following and blocked”.',
  }),
  games: defineMessage({
    id: 'profile.games',
    defaultMessage: 'Your games',
    description: 'Heading of a card beside the profile.',
  }),
  gamesText: defineMessage({
    id: 'profile.games.text',
    defaultMessage: 'Replay any of your finished games.',
    description: 'In the card “Your games”.',
  }),
  gamesOpen: defineMessage({
    id: 'profile.games.open',
    defaultMessage: 'View games',
    description: 'Link of the card “Your games”.',
  }),
  viewPublic: defineMessage({
    id: 'profile.viewPublic',
    defaultMessage: 'View public profile',
    description: 'Link above the own profile: to the page that others see.',
  }),
  title: defineMessage({
    id: 'profile.title',
    defaultMessage: 'Your profile',
    description: 'Title of the page where members see and change their own data.',
  }),
  loading: defineMessage({
    id: 'profile.loading',
    defaultMessage: 'Loading your profile…',
    description: 'For screen readers, while the profile is on its way.',
  }),
  failed: defineMessage({
    id: 'profile.failed',
    defaultMessage: 'Couldn’t load your profile',
    description: 'In place of the profile when the server gave none.',
  }),
  failedOffline: defineMessage({
    id: 'profile.failed.offline',
    defaultMessage: 'You’re offline. Check your connection and try again.',
    description: 'Below the title, without a network.',
  }),
  failedServer: defineMessage({
    id: 'profile.failed.server',
    defaultMessage: 'Something went wrong on our side. Try again in a moment.',
    description: 'Below the title.',
  }),
  retry: defineMessage({
    id: 'profile.failed.retry',
    defaultMessage: 'Try again',
    description: 'Button that asks the server once more.',
  }),
  visitor: defineMessage({
    id: 'profile.visitor',
    defaultMessage: 'Sign in to see your profile',
    description: 'In place of the profile for visitors.',
  }),
  visitorText: defineMessage({
    id: 'profile.visitor.text',
    defaultMessage: 'An account keeps your games and ratings. It’s free.',
    description: 'Below the title, for visitors.',
  }),
  signIn: defineMessage({
    id: 'profile.signIn',
    defaultMessage: 'Sign in',
    description: 'Button that opens the sign-in form.',
  }),
  register: defineMessage({
    id: 'profile.register',
    defaultMessage: 'Create an account',
    description: 'Button that opens the registration.',
  }),
  empty: defineMessage({
    id: 'profile.empty',
    defaultMessage: 'Your profile is empty',
    description: 'Notice for members who have given neither name nor country.',
  }),
  emptyText: defineMessage({
    id: 'profile.empty.text',
    defaultMessage: 'Add your name and country. You need them for tournaments.',
    description: 'Text of the notice for members whose profile is empty.',
  }),

  person: defineMessage({
    id: 'profile.person',
    defaultMessage: 'Personal info',
    description: 'Heading of the form with name, country and date of birth.',
  }),
  save: defineMessage({
    id: 'profile.person.save',
    defaultMessage: 'Save',
    description: 'Button that keeps the changes.',
  }),
  saved: defineMessage({
    id: 'profile.person.saved',
    defaultMessage: 'Profile saved',
    description: 'Passing message after the changes were kept.',
  }),

  access: defineMessage({
    id: 'profile.access',
    defaultMessage: 'Email and password',
    description: 'Heading of the card about signing in.',
  }),
  emailConfirmed: defineMessage({
    id: 'profile.access.emailConfirmed',
    defaultMessage: 'Confirmed',
    description: 'Mark beside an e-mail address whose owner has entered the mailed code.',
  }),
  changePassword: defineMessage({
    id: 'profile.access.changePassword',
    defaultMessage: 'Change password',
    description: 'Button that opens a form.',
  }),
  noPassword: defineMessage({
    id: 'profile.access.noPassword',
    defaultMessage: 'You sign in with Apple, Google or Facebook and don’t have a password yet.',
    description: 'For an account that was made by a social sign-in.',
  }),
  setPassword: defineMessage({
    id: 'profile.access.setPassword',
    defaultMessage: 'Set a password by email',
    description: 'Button that opens a form which mails a link.',
  }),

  membership: defineMessage({
    id: 'profile.membership',
    defaultMessage: 'Membership',
    description: 'Heading of the card about the plan.',
  }),
  free: defineMessage({
    id: 'profile.membership.free',
    defaultMessage: 'Beginner plan, free',
    description: 'The plan of a member who pays nothing. Beginner is its name.',
  }),
  granted: defineMessage({
    id: 'profile.membership.granted',
    defaultMessage: 'Pro, free',
    description: 'The plan of a member who has Pro without paying. Pro is a name.',
  }),
  pro: defineMessage({
    id: 'profile.membership.pro',
    defaultMessage: 'Pro',
    description: 'The plan of a paying member. Pro is a name.',
  }),
  renewed: defineMessage<{ readonly date: MessageValue }>({
    id: 'profile.membership.renewed',
    defaultMessage: 'Renews on {date}',
    description: 'Below “Pro”. {date} is a day like 4 May 2026.',
  }),
  ends: defineMessage<{ readonly date: MessageValue }>({
    id: 'profile.membership.ends',
    defaultMessage: 'Ends on {date} and won’t renew',
    description: 'Below “Pro”. {date} is a day like 4 May 2026.',
  }),
  upgrade: defineMessage({
    id: 'profile.membership.upgrade',
    defaultMessage: 'Upgrade to Pro',
    description: 'Button that opens the popup with the prices. Pro is a name.',
  }),
  manage: defineMessage({
    id: 'profile.membership.manage',
    defaultMessage: 'Manage membership',
    description: 'Link to the page where the membership is cancelled, resumed and paid.',
  }),

  fide: defineMessage({
    id: 'profile.fide',
    defaultMessage: 'FIDE ID',
    description: 'Heading of the card about the id of the chess federation. FIDE ID is a name.',
  }),
  fideNone: defineMessage({
    id: 'profile.fide.none',
    defaultMessage: 'Not connected',
    description: 'State of the FIDE ID.',
  }),
  fideOnCheck: defineMessage<{ readonly id: MessageValue }>({
    id: 'profile.fide.onCheck',
    defaultMessage: 'Checking {id}',
    description: 'State of the FIDE ID. {id} is a number.',
  }),
  fideVerified: defineMessage<{ readonly id: MessageValue }>({
    id: 'profile.fide.verified',
    defaultMessage: '{id} is verified',
    description: 'State of the FIDE ID. {id} is a number.',
  }),
  fideRequested: defineMessage({
    id: 'profile.fide.requested',
    defaultMessage: 'We’re checking your request',
    description: 'State of the FIDE ID of someone who has asked the federation for one.',
  }),
  fideOnCheckText: defineMessage({
    id: 'profile.fide.onCheck.text',
    defaultMessage: 'It usually takes about 24 hours. We’ll send you an email and a notification.',
    description: 'Below “Checking 13700000”.',
  }),
  fideSince: defineMessage<{ readonly date: MessageValue }>({
    id: 'profile.fide.since',
    defaultMessage: 'FOA-rated since {date}',
    description: 'Below “13700000 is verified”. FOA is the FIDE Online Arena. {date} is a day.',
  }),
  fideRejected: defineMessage({
    id: 'profile.fide.rejected',
    defaultMessage: 'Your request wasn’t approved',
    description: 'The state of the FIDE ID. The reason follows.',
  }),
  fideRejectedText: defineMessage({
    id: 'profile.fide.rejected.text',
    defaultMessage: 'We’ve sent you the reason by email: check your inbox.',
    description: 'Below “Your request wasn’t approved”, where the reason isn’t known.',
  }),
  fideAgain: defineMessage({
    id: 'profile.fide.again',
    defaultMessage: 'Send a new request',
    description: 'Button that opens the form for the FIDE ID again.',
  }),
  connectFide: defineMessage({
    id: 'profile.fide.connect',
    defaultMessage: 'Connect your FIDE ID',
    description: 'Button that opens a form.',
  }),

  sessions: defineMessage({
    id: 'profile.sessions',
    defaultMessage: 'Sessions',
    description: 'Heading of the card with the ways to sign out.',
  }),
  sessionsText: defineMessage({
    id: 'profile.sessions.text',
    defaultMessage: 'If you used someone else’s device, sign out everywhere.',
    description: 'Text of the card with the ways to sign out.',
  }),
  signOut: defineMessage({
    id: 'profile.sessions.signOut',
    defaultMessage: 'Sign out',
    description: 'Button that ends the session of this browser.',
  }),
  everywhere: defineMessage({
    id: 'profile.sessions.everywhere',
    defaultMessage: 'Sign out everywhere',
    description: 'Button that ends the sessions of all devices.',
  }),
  everywhereTitle: defineMessage({
    id: 'profile.sessions.everywhere.title',
    defaultMessage: 'Sign out on all devices?',
    description: 'Title of the question before the sessions of all devices end.',
  }),
  everywhereText: defineMessage({
    id: 'profile.sessions.everywhere.text',
    defaultMessage: 'You’ll need to sign in again here too.',
    description: 'Text of the question before the sessions of all devices end.',
  }),
  everywhereNo: defineMessage({
    id: 'profile.sessions.everywhere.no',
    defaultMessage: 'Stay signed in',
    description: 'Answer that leaves everything as it is.',
  }),
  security: defineMessage({
    id: 'profile.sessions.security',
    defaultMessage: 'Devices and security',
    description:
      'Link to the page with all devices, passkeys, own details and the end of the account.',
  }),
  everywhereFailed: defineMessage({
    id: 'profile.sessions.everywhere.failed',
    defaultMessage: 'Couldn’t sign you out on your other devices. Try again.',
    description: 'Passing message when the server could not be asked.',
  }),
}
