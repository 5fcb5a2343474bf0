import { defineMessage, type MessageValue } from 'react-intl'

/** The account menu in the header. */
export const messages = {
  loading: defineMessage({
    id: 'accountMenu.loading',
    defaultMessage: 'Loading your account…',
    description:
      'Said to screen readers in place of the account menu, at the start and at sign-out.',
  }),
  visitor: defineMessage({
    id: 'accountMenu.visitor',
    defaultMessage: 'Sign in or create an account',
    description: 'Names the button of the account menu while no one is signed in.',
  }),
  guest: defineMessage({
    id: 'accountMenu.guest',
    defaultMessage: 'Guest',
    description: 'What somebody without an account is called.',
  }),
  invitation: defineMessage({
    id: 'accountMenu.invitation',
    defaultMessage: 'Create an account to play rated games.',
    description: 'Below “Guest” in the account menu.',
  }),
  member: defineMessage<{ readonly name: MessageValue }>({
    id: 'accountMenu.member',
    defaultMessage: 'Account: {name}',
    description: 'Names the button of the account menu. {name} is the user’s name.',
  }),
  signIn: defineMessage({
    id: 'accountMenu.signIn',
    defaultMessage: 'Sign in',
    description: 'Entry of the account menu.',
  }),
  register: defineMessage({
    id: 'accountMenu.register',
    defaultMessage: 'Create account',
    description: 'Entry of the account menu.',
  }),
  signOut: defineMessage({
    id: 'accountMenu.signOut',
    defaultMessage: 'Sign out',
    description: 'Entry of the account menu.',
  }),
  profile: defineMessage({
    id: 'accountMenu.profile',
    defaultMessage: 'Profile',
    description: 'Entry of the account menu.',
  }),
  games: defineMessage({
    id: 'accountMenu.games',
    defaultMessage: 'Your games',
    description: 'Entry of the account menu: the games that the user has ended.',
  }),
  tower: defineMessage({
    id: 'accountMenu.tower',
    defaultMessage: 'Tower',
    description: 'Link to the levels and rewards that a member earns by playing.',
  }),
  subscription: defineMessage({
    id: 'accountMenu.subscription',
    defaultMessage: 'Membership',
    description: 'Entry of the account menu.',
  }),
  beginner: defineMessage({
    id: 'accountMenu.subscription.beginner',
    defaultMessage: 'Beginner',
    description: 'Name of the free plan.',
  }),
  pro: defineMessage({
    id: 'accountMenu.subscription.pro',
    defaultMessage: 'Pro',
    description: 'Name of the paid plan.',
  }),
  proUntil: defineMessage<{ readonly date: MessageValue }>({
    id: 'accountMenu.subscription.proUntil',
    defaultMessage: 'Pro until {date}',
    description: 'The paid plan, and the day on which it ends or is renewed.',
  }),
  fideId: defineMessage({
    id: 'accountMenu.fideId',
    defaultMessage: 'FIDE ID status',
    description: 'Entry of the account menu. FIDE is the chess federation.',
  }),
  fideNone: defineMessage({
    id: 'accountMenu.fideId.none',
    defaultMessage: 'Not connected',
    description: 'State of the number at the chess federation.',
  }),
  fideUnverified: defineMessage({
    id: 'accountMenu.fideId.unverified',
    defaultMessage: 'Not verified',
    description: 'State of the number at the chess federation.',
  }),
  fideOnCheck: defineMessage({
    id: 'accountMenu.fideId.onCheck',
    defaultMessage: 'Checking',
    description: 'State of the number at the chess federation.',
  }),
  fideVerified: defineMessage({
    id: 'accountMenu.fideId.verified',
    defaultMessage: 'Verified',
    description: 'State of the number at the chess federation.',
  }),
  settings: defineMessage({
    id: 'accountMenu.settings',
    defaultMessage: 'Settings',
    description: 'Entry of the account menu.',
  }),
  ownPlaces: defineMessage({
    id: 'accountMenu.group.own',
    defaultMessage: 'Your account',
    description: 'Names a group of the account menu for screen readers.',
  }),
  session: defineMessage({
    id: 'accountMenu.group.session',
    defaultMessage: 'Signing in and out',
    description: 'Names a group of the account menu for screen readers.',
  }),
}
