/** A place of one's own that the menu leads to. */
export interface AccountLink {
  /** What is there. */
  label: string
  href: string
  /** How things stand there, such as “Pro until 12 May”. */
  status?: string
  /** Goes there without loading the page, for routers. A click that asks for a new tab stays with the browser. */
  onPress?: () => void
}

export const accountTones = ['neutral', 'success', 'warning', 'danger'] as const

/** The proof that a player is who they are to the chess federation. */
export interface FideIdLink extends AccountLink {
  status: string
  /** What the status means: nothing there, verified, under review, refused. @default 'neutral' */
  tone?: (typeof accountTones)[number]
}

/** Something that the menu does. */
export interface AccountAction {
  label: string
  onPress: () => void
}

interface Common {
  /** Names the button, with the person's name if there is one. */
  label: string
}

/** It is not known yet who is there. */
export interface LoadingAccount extends Common {
  state: 'loading'
}

/** A visitor without an account. */
export interface VisitorAccount extends Common {
  state: 'visitor'
  /** What a visitor is called, such as “Guest”. */
  name: string
  /** What an account would give. */
  detail?: string
  signIn: AccountAction
  register: AccountAction
  /** The games that were played without an account. @default no entry */
  games?: AccountLink
  settings: AccountLink
}

/** Somebody who is signed in. */
export interface MemberAccount extends Common {
  state: 'member'
  name: string
  /** The e-mail address, or a rating. */
  detail?: string
  /** Address of the picture. */
  picture?: string
  /** The plan's name where it is worth a mark, such as “Pro”. */
  plan?: string
  profile: AccountLink
  /** The games played so far. @default no entry */
  games?: AccountLink
  subscription: AccountLink
  fideId: FideIdLink
  settings: AccountLink
  signOut: AccountAction
}

export type Account = LoadingAccount | VisitorAccount | MemberAccount
