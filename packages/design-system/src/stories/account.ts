import { fn } from 'storybook/test'

/** Accounts for the stories of the shell. */
export const visitor = {
  state: 'visitor',
  label: 'Sign in or register',
  name: 'Guest',
  detail: 'Register to play rated games.',
  signIn: { label: 'Sign in', onPress: fn() },
  register: { label: 'Register', onPress: fn() },
  settings: { label: 'Settings', href: '#settings', onPress: fn() },
} as const

export const member = {
  state: 'member',
  label: 'Account of Aigerim Satova',
  name: 'Aigerim Satova',
  detail: 'aigerim@example.org',
  profile: { label: 'Profile', href: '#profile', onPress: fn() },
  subscription: {
    label: 'Subscription',
    href: '#subscription',
    status: 'Beginner',
    onPress: fn(),
  },
  fideId: { label: 'FIDE ID', href: '#fide', status: 'Not connected', onPress: fn() },
  settings: { label: 'Settings', href: '#settings', onPress: fn() },
  signOut: { label: 'Sign out', onPress: fn() },
} as const

export const groupLabels = { account: 'Your account', session: 'Sign in and out' }
