import type { A11yParameters } from '@storybook/addon-a11y'

/**
 * What a story's pictures prove besides its state; `visual.ts` has the pictures of each claim.
 * - `part`: the look of a part of the design system in all settings of a reader. One story of each part claims it.
 * - `board-part`: the look of a part of the chess board, in both themes and on a phone. One story of each claims it.
 * - `feature`: the look of a feature of the app, in both themes and on a phone. One story of each claims it.
 * - `page`: the look of a page of the app, in both themes and on a phone. At least one story of each claims it.
 * - `dark`, `phone`, `large-text`, `forced-colors`: the story looks different there.
 * - `phone-only`: on a larger screen it looks like another story, so no such picture is kept.
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

/** How a story takes part in the visual regression check. Without it, one light picture at desktop size is compared. */
export interface VisualParameters {
  /** What its pictures prove besides its state. Stories of pages are always taken in both themes. */
  claims?: Claim | readonly Claim[]
  /**
   * The id of another story that looks the same: its picture is used for the comparison, so that none is kept twice.
   */
  looksLike?: string
  /** Why this story has no picture. The only way to opt out; it must be a full sentence. */
  skip?: string
  /** Keeps the focus after the play function, for states that need it. @default false */
  keepFocus?: boolean
  /**
   * The page is laid out by the height of the window, which stays as it is: the picture shows the first screen. Other
   * pages are pictured whole. @default false
   */
  fillsWindow?: boolean
}

/** Other texts for a story, of which a picture is taken too. */
export type ModeName = 'kazakh' | 'russian' | 'long-words' | 'right-to-left'

/** The differences of a mode. Its picture is light and at desktop size, plus those of `claims`. */
interface Mode<Args> {
  /** Changed args; the others are the story's. */
  args?: Args
  /** Changed globals of Storybook's toolbar. */
  globals?: { locale?: 'en' | 'kz' | 'ru'; direction?: 'rtl' }
  claims?: Claim | readonly Claim[]
}

declare global {
  /** The modes of a story, each with its own pictures: `modes: { … } satisfies StoryModes<Story>`. */
  type StoryModes<Story extends { args?: unknown }> = {
    readonly [name in ModeName]?: Mode<Story['args']>
  }
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    visual?: VisualParameters
    /** The story with other texts: languages, direction, long words. The toolbar's "Words" shows them. */
    modes?: StoryModes<{ args?: Args }>
    /** axe's context must be given as selectors. */
    a11y?: Omit<A11yParameters, 'context'> & {
      context?: { include?: string[]; exclude?: string[] }
    }
  }
}
