import { isModeName } from '../../.storybook/mode.ts'
import {
  kindOf,
  type Picture,
  picturePath,
  picturesOf,
  picturesOfClaim,
  picturesOfMode,
  type StoryKind,
} from '../../.storybook/visual.ts'
import type { Claim } from '../../.storybook/visual-parameters.d.ts'
import type { StoryFacts } from './story-states.ts'

const isClaim = (word: string): word is Claim => Object.hasOwn(picturesOfClaim, word)

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** The pictures that a story's parameters request; none when it opts out. */
function picturesAsked({ id, claims, looksLike, skipped }: StoryFacts): Picture[] {
  if (skipped) return []
  return picturesOf(id, {
    claims: claims.filter(isClaim),
    ...(looksLike !== undefined && { looksLike }),
  })
}

/** The paths of a story's pictures in the folder of baselines. */
export const pictureFiles = (story: StoryFacts): string[] => [
  ...picturesAsked(story).map(
    (picture) => `${picturePath(story.looksLike ?? story.id, picture)}.png`,
  ),
  ...[...story.modes].flatMap(([mode, claims]) =>
    isModeName(mode)
      ? picturesOfMode(claims.filter(isClaim)).map(
          (picture) => `${picturePath(story.id, picture, mode)}.png`,
        )
      : [],
  ),
]

/** Pictures of no story: of one that is gone, or that claims fewer looks than it did. */
export function unclaimed(stories: readonly StoryFacts[], pictures: Iterable<string>): string[] {
  const claimed = new Set(stories.flatMap(pictureFiles))
  return [...pictures]
    .filter((file) => !claimed.has(file))
    .map((file) => `The picture ${file} belongs to no story. Remove it.`)
}

/** Colour palettes are not a part: their stories show both themes in each. */
const palettes = 'Design system/Themes'

/**
 * The subject whose looks a story claims to show: a part, a feature or a page. The stories of the board, and of a feature
 * with many, have several titles.
 */
function wholeOf({ id, title }: StoryFacts): string | undefined {
  const kind = kindOf(id)
  if (kind === 'tool' || title === palettes) return undefined
  if (kind === 'board-part') return title.split('/').slice(0, 2).join('/')
  return kind === 'feature' ? title.split('/').slice(0, 3).join('/') : title
}

const wholeClaims: readonly StoryKind[] = ['part', 'board-part', 'feature', 'page']

const claimsOfOtherKinds = (stories: readonly StoryFacts[]) =>
  stories.flatMap(({ id, claims, modes }) =>
    [...claims, ...[...modes.values()].flat()].flatMap((claim) => {
      if (!isClaim(claim)) return [`The story ${id} claims "${claim}", which is no claim.`]
      if (!wholeClaims.some((whole) => whole === claim) || claim === kindOf(id)) return []
      return [`The story ${id} claims "${claim}", but belongs to a ${kindOf(id)}.`]
    }),
  )

function wholesWithoutLooks(stories: readonly StoryFacts[]): string[] {
  const pictured = stories.filter(({ skipped }) => !skipped)
  const wholes = groupBy(pictured, wholeOf)
  return [...wholes].flatMap(([whole, own]) => {
    const kind = own[0] && kindOf(own[0].id)
    if (whole === undefined || kind === undefined) return []
    const claiming = own.filter(({ claims }) => claims.some((claim) => claim === kind))
    if (claiming.length === 0)
      return [
        `${whole} is in no story with all its looks: let the one that shows most claim "${kind}".`,
      ]
    if (claiming.length === 1 || kind === 'page') return []
    const ids = claiming.map(({ id }) => id).join(' and ')
    return [`${whole} needs one story with all its looks, but ${ids} claim "${kind}".`]
  })
}

function lostLikenesses(stories: readonly StoryFacts[]): string[] {
  const pictured = new Set(
    stories.filter(({ skipped, looksLike }) => !skipped && !looksLike).map(({ id }) => id),
  )
  return stories.flatMap(({ id, looksLike }) =>
    looksLike === undefined || pictured.has(looksLike)
      ? []
      : [`The story ${id} looks like ${looksLike}, which has no picture of its own.`],
  )
}

/**
 * Errors in the stories' claims: a part, feature or page without a story in all looks, a claim or `looksLike` without a
 * subject, a missing picture.
 */
export function claimProblems(
  stories: readonly StoryFacts[],
  hasFile: (file: string) => boolean,
): string[] {
  return [
    ...claimsOfOtherKinds(stories),
    ...wholesWithoutLooks(stories),
    ...lostLikenesses(stories),
    ...stories
      .filter(({ looksLike }) => looksLike === undefined)
      .flatMap((story) =>
        pictureFiles(story)
          .filter((file) => !hasFile(file))
          .map((file) => `The story ${story.id} has no picture ${file}.`),
      ),
  ]
}

/**
 * The pictures that are kept more than once.
 * @param hashes the hash of each picture's bytes, by its file
 */
export function twins(hashes: ReadonlyMap<string, string>): string[] {
  const alike = groupBy([...hashes.keys()], (file) => hashes.get(file))
  return [...alike.values()]
    .filter(([, second]) => second !== undefined)
    .map(
      (files) =>
        `${files.join(' and ')} are the same picture: let one story look like the other (parameters.visual.looksLike).`,
    )
}
