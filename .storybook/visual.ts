import type { Claim, VisualParameters } from './visual-parameters.d.ts'

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
  // A screen of 1280 px, zoomed twice.
  'large-text': { width: 640, height: 800, textScale: 2, forcedColors: false },
  'forced-colors': { width: 1180, height: 800, textScale: 1, forcedColors: true },
} as const satisfies Record<string, Look>

export type LookName = keyof typeof looks

export type Theme = 'light' | 'dark'

/** A picture of a story: a theme, and a way to look at it. */
export type Picture = `${Theme}/${LookName}`

/**
 * The pictures of each claim, beside the light one at desktop size that nearly every story has. Forced colours are the
 * reader's own, so a theme has no say in them.
 */
export const picturesOfClaim = {
  part: [
    'dark/desktop',
    'dark/phone',
    'light/phone',
    'dark/large-text',
    'light/large-text',
    'light/forced-colors',
  ],
  'board-part': ['dark/desktop', 'dark/phone', 'light/phone'],
  feature: ['dark/desktop', 'dark/phone', 'light/phone'],
  page: ['dark/desktop', 'dark/phone', 'light/phone'],
  dark: ['dark/desktop'],
  phone: ['dark/phone', 'light/phone'],
  'phone-only': ['dark/phone', 'light/phone'],
  'large-text': ['light/large-text'],
  'forced-colors': ['light/forced-colors'],
} as const satisfies Record<Claim, readonly Picture[]>

/** What a story belongs to; its id begins with it. */
export type StoryKind = 'page' | 'feature' | 'part' | 'board-part' | 'tool'

const kinds: readonly (readonly [idPrefix: string, kind: StoryKind])[] = [
  ['platform-pages-', 'page'],
  ['platform-', 'feature'],
  ['design-system-', 'part'],
  ['chess-board-', 'board-part'],
]

/** What a story belongs to, by its id. */
export const kindOf = (storyId: string): StoryKind =>
  kinds.find(([prefix]) => storyId.startsWith(prefix))?.[1] ?? 'tool'

/** Where a story's picture stands in the folder of baselines, without its ending. Vitest folds dashes that follow each other. */
export function picturePath(storyId: string, picture: Picture): string {
  return `${picture.replace(/\/desktop$/, '')}/${storyId.replaceAll(/-+/g, '-')}`
}

const shortestReason = 20

/**
 * Which pictures a story is compared with.
 * @throws {Error} when it opts out without a reason
 */
export function picturesOf(storyId: string, visual: VisualParameters = {}): Picture[] {
  const { claims, looksLike, skip } = visual
  if (skip !== undefined) {
    if (skip.trim().length >= shortestReason) return []
    throw new Error(
      `A story opts out of its picture with "${skip}". Say why in a sentence that a reviewer can judge (parameters.visual.skip), or remove it.`,
    )
  }
  if (looksLike !== undefined) return ['light/desktop']
  const claimed = typeof claims === 'string' ? [claims] : (claims ?? [])
  const usual = kindOf(storyId) === 'page' ? (['dark'] as const) : []
  return [
    ...new Set<Picture>([
      ...(claimed.includes('phone-only') ? [] : (['light/desktop'] as const)),
      ...[...usual, ...claimed].flatMap((claim) => picturesOfClaim[claim]),
    ]),
  ]
}
