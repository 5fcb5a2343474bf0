import type { TextName } from './text-names.ts'

/** A paragraph, or the points of a list. */
export type TextBlock = string | readonly string[]

export interface TextSection {
  readonly title: string
  readonly body: readonly TextBlock[]
}

/** The names of a page's sections in their order; in an address they follow the `#`. */
export const textSections = {
  terms: ['who', 'account', 'games', 'conduct', 'bans', 'yours', 'paid', 'service', 'changes'],
  privacy: [
    'visitors',
    'account',
    'games',
    'seen',
    'cookies',
    'browser',
    'elsewhere',
    'protection',
    'rights',
    'children',
  ],
  'fair-play': ['rules', 'help', 'leaving', 'checks', 'bans', 'restored', 'report'],
  'release-notes': ['nov30', 'nov26', 'nov25', 'nov23', 'nov22', 'nov21'],
} as const satisfies Readonly<Record<TextName, readonly string[]>>

/** The content of one of the pages in one language. */
export interface TextPage<Name extends TextName> {
  /** A sentence or two below the title. */
  readonly lead: string
  readonly sections: Readonly<Record<(typeof textSections)[Name][number], TextSection>>
}
