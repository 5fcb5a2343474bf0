import type { Claim, ModeName, VisualParameters } from './visual-parameters.d.ts'

/** A size and setting for pictures. Taller stories increase the height, never the width. */
export interface Look {
  /** CSS pixels. */
  width: number
  /** CSS pixels. */
  height: number
  /** Text size relative to the default. */
  textScale: number
  forcedColors: boolean
}

const plain = { textScale: 1, forcedColors: false }

/** The looks; the name of each is its folder of pictures, except the first one's. */
export const looks = {
  desktop: { ...plain, width: 1180, height: 800 },
  phone: { ...plain, width: 320, height: 640 },
  // A screen of 1280 px, zoomed to 200 %.
  'large-text': { width: 640, height: 800, textScale: 2, forcedColors: false },
  'forced-colors': { width: 1180, height: 800, textScale: 1, forcedColors: true },
} as const satisfies Record<string, Look>

export type LookName = keyof typeof looks

export type Theme = 'light' | 'dark'

/** A picture of a story: a theme and a look. */
export type Picture = `${Theme}/${LookName}`

const allLooks = [
  'dark/desktop',
  'light/phone',
  'light/large-text',
  'light/forced-colors',
] as const satisfies readonly Picture[]

/**
 * The pictures of each claim, besides the light one at desktop size that nearly every story has. Forced colours replace
 * the theme's, so they need one theme only.
 */
export const picturesOfClaim = {
  part: allLooks,
  'board-part': allLooks,
  feature: ['dark/desktop', 'light/phone'],
  page: [...allLooks, 'dark/phone'],
  dark: ['dark/desktop'],
  phone: ['light/phone'],
  'phone-only': ['light/phone'],
  'large-text': ['light/large-text'],
  'forced-colors': ['light/forced-colors'],
} as const satisfies Record<Claim, readonly Picture[]>

/** The kind of a story's subject, by the prefix of its id. */
export type StoryKind = 'page' | 'feature' | 'part' | 'board-part' | 'tool'

const kinds: readonly (readonly [idPrefix: string, kind: StoryKind])[] = [
  ['platform-pages-', 'page'],
  ['platform-', 'feature'],
  ['design-system-', 'part'],
  ['chess-board-', 'board-part'],
]

/** The kind of a story's subject, by its id. */
export const kindOf = (storyId: string): StoryKind =>
  kinds.find(([prefix]) => storyId.startsWith(prefix))?.[1] ?? 'tool'

/**
 * The path of a picture of a story or a mode in the folder of baselines, without its extension. Vitest merges repeated
 * dashes.
 */
export function picturePath(storyId: string, picture: Picture, mode?: ModeName): string {
  const name = mode === undefined ? storyId : `${storyId}-${mode}`
  return `${picture.replace(/\/desktop$/, '')}/${name.replaceAll(/-+/g, '-')}`
}

const shortestReason = 20

/**
 * The pictures to compare for a story.
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
  const claimed = listOf(claims)
  return [
    ...new Set<Picture>([
      ...(claimed.includes('phone-only') ? [] : (['light/desktop'] as const)),
      ...claimed.flatMap((claim) => picturesOfClaim[claim]),
    ]),
  ]
}

const listOf = (claims: Claim | readonly Claim[] = []) =>
  typeof claims === 'string' ? [claims] : claims

/** The pictures to compare for a mode of a story. */
export const picturesOfMode = (claims?: Claim | readonly Claim[]): Picture[] => [
  'light/desktop',
  ...listOf(claims).flatMap((claim) => picturesOfClaim[claim]),
]
