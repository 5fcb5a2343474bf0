import { fileURLToPath } from 'node:url'
import { loadCsf } from 'storybook/internal/csf-tools'
import { normalizeStories } from 'storybook/internal/common'
import { userOrAutoTitle } from 'storybook/internal/preview-api'
import config from '../../.storybook/main.ts'
import { modeNames } from '../../.storybook/mode.ts'

const workingDir = fileURLToPath(new URL('../..', import.meta.url))

/** Vitest merges repeated dashes in file names. */
const pictureName = (id: string) => id.replace(/-+/g, '-')

/** Matches the id of the story whose picture a story uses. */
const looksLike = /looksLike:\s*['"`]([^'"`]+)['"`]/g

/** A story's picture, and the ones that it has in its modes. */
const picturesOf = (id: string) =>
  [id, ...modeNames.map((mode) => `${id}-${mode}`)].map(pictureName)

/**
 * The story files that compare each picture, by the picture's name. Each story counts as having every mode.
 * @param files story files, from the root
 */
export function storyFilesByPicture(
  files: readonly string[],
  read: (file: string) => string,
): ReadonlyMap<string, readonly string[]> {
  if (!Array.isArray(config.stories)) throw new Error('.storybook/main.ts lists no stories.')
  const folders = normalizeStories(config.stories, { configDir: '.storybook', workingDir })
  const found = new Map<string, string[]>()
  for (const file of files) {
    const text = read(file)
    const { stories } = loadCsf(text, {
      fileName: file,
      makeTitle: (own) => userOrAutoTitle(`./${file}`, folders, own) ?? '',
    }).parse()
    const ids = [
      ...stories.map(({ id }) => id),
      ...[...text.matchAll(looksLike)].map(([, id = '']) => id),
    ]
    for (const picture of ids.flatMap(picturesOf)) {
      found.set(picture, [...(found.get(picture) ?? []), file])
    }
  }
  return found
}
