import type { A11yParameters } from '@storybook/addon-a11y'

/**
 * What a story's pictures prove beyond the state that it shows; `visual.ts` says which pictures that takes.
 * - `part`: how a part of the design system looks, in all that a reader may set. One story of each part claims it.
 * - `board-part`: how a part of the chess board looks, in both themes and on a phone. One story of each claims it.
 * - `feature`: how a feature of the app looks, in both themes and on a phone. One story of each claims it.
 * - `page`: how a page of the app looks, in both themes and on a phone. At least one story of each claims it.
 * - `dark`, `phone`, `large-text`, `forced-colors`: there the story shows something of its own.
 * - `phone-only`: on a larger screen it looks as another story does, so no such picture is kept.
 */
export type Claim =
  | 'part'
  | 'board-part'
  | 'feature'
  | 'page'
  | 'dark'
  | 'phone'
  | 'phone-only'
  | 'large-text'
  | 'forced-colors'

/** How a story takes part in the visual regression check; without it, a light picture at desktop size is compared. */
export interface VisualParameters {
  /** What its pictures prove beyond its state. The stories of pages are in both themes without saying so. */
  claims?: Claim | readonly Claim[]
  /** The id of another story that looks just as this one: the picture of that one is compared, and none kept twice. */
  looksLike?: string
  /** Why this story has no picture. The only way to opt out, and it must be a real sentence. */
  skip?: string
  /** Leave the focus where the play put it, for states that exist only while something has it. @default false */
  keepFocus?: boolean
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    visual?: VisualParameters
    /** Where axe looks is given as selectors only. */
    a11y?: Omit<A11yParameters, 'context'> & {
      context?: { include?: string[]; exclude?: string[] }
    }
  }
}
