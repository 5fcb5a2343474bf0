/** The targets of the buttons. */
export const navigationTargets = ['first', 'previous', 'next', 'last'] as const
export type NavigationTarget = (typeof navigationTargets)[number]

/** Every text of the navigation bar. */
export interface NavigationBarTexts {
  /** The bar's name for assistive technology. */
  readonly label: string
  readonly targets: Readonly<Record<NavigationTarget, string>>
  readonly flip: string
  /** Why a button at the start or the end does nothing. */
  readonly atStart: string
  readonly atEnd: string
}

export const englishNavigationTexts: NavigationBarTexts = {
  label: 'Moves of the game',
  targets: {
    first: 'Starting position',
    previous: 'Previous move',
    next: 'Next move',
    last: 'Last move',
  },
  flip: 'Flip the board',
  atStart: 'The start position is on the board.',
  atEnd: 'The last position is on the board.',
}
