/** A page of the account that the menu links to. */
export interface AccountLink {
  /** The text of the link. */
  label: string
  href: string
  /** The state of that page's subject, such as “Pro until 12 May”. */
  status?: string
  /** Called instead of loading the page, for routers. Clicks for a new tab stay with the browser. */
  onPress?: () => void
}

export const accountTones = ['neutral', 'success', 'warning', 'danger'] as const

/** The player's FIDE ID, their identity at the chess federation. */
export interface FideIdLink extends AccountLink {
  status: string
  /** What the status means: none, verified, under review or rejected. @default 'neutral' */
  tone?: (typeof accountTones)[number]
}

/** An action of the menu. */
export interface AccountAction {
  label: string
  onPress: () => void
}

interface Common {
  /** Name of the button, with the person's name if there is one. */
  label: string
}

/** The account is still loading. */
export interface LoadingAccount extends Common {
  state: 'loading'
}

/** A visitor without an account. */
export interface VisitorAccount extends Common {
  state: 'visitor'
  /** A visitor's name, such as “Guest”. */
  name: string
  /** What an account would add for the visitor. */
  detail?: string
  signIn: AccountAction
  register: AccountAction
  /** The game in progress, which stands first. @default no entry */
  game?: AccountLink
  /** The games that were played without an account. @default no entry */
  games?: AccountLink
  settings: AccountLink
}

/** A signed-in user. */
export interface MemberAccount extends Common {
  state: 'member'
  name: string
  /** The e-mail address or a rating. */
  detail?: string
  /** Address of the picture. */
  picture?: string
  /** The plan's name to show as a badge, such as “Pro”. */
  plan?: string
  profile: AccountLink
  /** The game in progress, which stands first. @default no entry */
  game?: AccountLink
  /** The games played so far. @default no entry */
  games?: AccountLink
  /** What the player has reached and won by playing. @default no entry */
  tower?: AccountLink
  /** @default no entry */
  subscription?: AccountLink
  /** @default no entry */
  fideId?: FideIdLink
  settings: AccountLink
  signOut: AccountAction
}

export type Account = LoadingAccount | VisitorAccount | MemberAccount
