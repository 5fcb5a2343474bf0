import type { A11yParameters } from '@storybook/addon-a11y'

/** How a story takes part in the visual regression check. */
export interface VisualParameters {
  /** Also compare a picture at phone width (320 px). @default false */
  phone?: boolean
  /** Also compare a picture with text of 200 % on a page of 640 px: a screen of 1280 px zoomed twice. @default false */
  largeText?: boolean
  /** Also compare a picture in the reader's own few colours (`forced-colors: active`). @default false */
  forcedColors?: boolean
  /** Leave the focus where the play put it, for states that exist only while something has it. @default false */
  keepFocus?: boolean
  /** Why this story has no picture. The only way to opt out, and it must be a real sentence. */
  skip?: string
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

const plain = { textScale: 1, forcedColors: false }

/** The ways to look at a story; all but the first name the folder of their pictures. */
export const looks = {
  desktop: { ...plain, width: 1180, height: 800 },
  phone: { ...plain, width: 320, height: 640 },
  'large-text': { width: 640, height: 800, textScale: 2, forcedColors: false },
  'forced-colors': { width: 1180, height: 800, textScale: 1, forcedColors: true },
} as const satisfies Record<string, Look>

export type LookName = keyof typeof looks

const shortestReason = 20

/** Which pictures a story's parameter asks for. @throws {Error} when it opts out without a reason. */
export function picturesOf(visual: VisualParameters = {}): LookName[] {
  if (visual.skip === undefined) {
    return [
      'desktop',
      ...(visual.phone ? (['phone'] as const) : []),
      ...(visual.largeText ? (['large-text'] as const) : []),
      ...(visual.forcedColors ? (['forced-colors'] as const) : []),
    ]
  }
  if (visual.skip.trim().length < shortestReason) {
    throw new Error(
      `A story opts out of its picture with "${visual.skip}". Say why in a sentence that a reviewer can judge (parameters.visual.skip), or remove it.`,
    )
  }
  return []
}
