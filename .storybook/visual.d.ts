import type { A11yParameters } from '@storybook/addon-a11y'
/** One way to look at a story. Taller stories grow the height, never the width. */
export interface Look {
  /** CSS pixels. */
  width: number
  /** CSS pixels. */
  height: number
  /** How many times the size of the text is as large as usual. */
  textScale: number
  forcedColors: boolean
}
/** The ways to look at a story; all but the first name the folder of their pictures. */
export declare const looks: {
  readonly desktop: {
    readonly textScale: number
    readonly forcedColors: boolean
    readonly width: 1180
    readonly height: 800
  }
  readonly phone: {
    readonly textScale: number
    readonly forcedColors: boolean
    readonly width: 320
    readonly height: 640
  }
  readonly 'large-text': {
    readonly width: 640
    readonly height: 800
    readonly textScale: 2
    readonly forcedColors: false
  }
  readonly 'forced-colors': {
    readonly width: 1180
    readonly height: 800
    readonly textScale: 1
    readonly forcedColors: true
  }
}
export type LookName = keyof typeof looks
export type Theme = 'light' | 'dark'
/** A picture of a story: a theme, and a way to look at it. */
export type Picture = `${Theme}/${LookName}`
/**
 * The pictures of each claim, beside the light one at desktop size that nearly every story has. Forced colours are the
 * reader's own, so a theme has no say in them.
 */
declare const picturesOfClaim: {
  readonly part: readonly [
    'dark/desktop',
    'dark/phone',
    'light/phone',
    'dark/large-text',
    'light/large-text',
    'light/forced-colors',
  ]
  readonly 'board-part': readonly ['dark/desktop', 'dark/phone', 'light/phone']
  readonly feature: readonly ['dark/desktop', 'dark/phone', 'light/phone']
  readonly page: readonly ['dark/desktop', 'dark/phone', 'light/phone']
  readonly dark: readonly ['dark/desktop']
  readonly phone: readonly ['dark/phone', 'light/phone']
  readonly 'phone-only': readonly ['dark/phone', 'light/phone']
  readonly 'large-text': readonly ['light/large-text']
  readonly 'forced-colors': readonly ['light/forced-colors']
}
/**
 * What a story's pictures prove beyond the state that it shows.
 * - `part`: how a part of the design system looks, in all that a reader may set. One story of each part claims it.
 * - `board-part`: how a part of the chess board looks, in both themes and on a phone. One story of each claims it.
 * - `feature`: how a feature of the app looks in both themes and on a phone. One story of each claims it.
 * - `page`: how a page of the app looks in both themes and on a phone. At least one story of each claims it.
 * - `dark`, `phone`, `large-text`, `forced-colors`: there the story shows something of its own.
 * - `phone-only`: on a larger screen it looks as another story does, so no such picture is kept.
 */
export type Claim = keyof typeof picturesOfClaim
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
      context?: {
        include?: string[]
        exclude?: string[]
      }
    }
  }
}
/** What a story belongs to; its id begins with it. */
export type StoryKind = 'page' | 'feature' | 'part' | 'board-part' | 'tool'
/** What a story belongs to, by its id. */
export declare const kindOf: (storyId: string) => StoryKind
/** Where a story's picture stands in the folder of baselines, without its ending. Vitest folds dashes that follow each other. */
export declare function picturePath(storyId: string, picture: Picture): string
/**
 * Which pictures a story is compared with.
 * @throws {Error} when it opts out without a reason
 */
export declare function picturesOf(storyId: string, visual?: VisualParameters): Picture[]
export {}
