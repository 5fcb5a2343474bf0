import { fileURLToPath } from 'node:url'
import { loadCsf } from 'storybook/internal/csf-tools'
import { normalizeStories } from 'storybook/internal/common'
import { userOrAutoTitle } from 'storybook/internal/preview-api'
import config from '../../.storybook/main.ts'

const workingDir = fileURLToPath(new URL('../..', import.meta.url))

/** Vitest folds repeated dashes in file names. */
const pictureName = (id: string) => id.replace(/-+/g, '-')

/** A story may say that it looks like another one, and is compared with the picture of that. */
const looksLike = /looksLike:\s*['"`]([^'"`]+)['"`]/g

/**
 * The story files that compare themselves with each picture, by the picture's name.
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
    for (const id of ids) {
      const picture = pictureName(id)
      found.set(picture, [...(found.get(picture) ?? []), file])
    }
  }
  return found
}
