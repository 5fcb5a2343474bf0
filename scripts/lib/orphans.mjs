import { basename, join } from 'node:path'
import { filesIn } from './reports.mjs'
import { orphansOf, picturesTaken } from './visual.mjs'

/**
 * The baselines that no story compares with any more. Of story files that did not run, it is known only which stories
 * they have.
 * @param {object} run
 * @param {unknown} run.report vitest's
 * @param {string} run.root
 * @param {readonly string[]} run.baselines file names, as `dark/board-start.png`
 * @param {ReadonlyMap<string, readonly string[]>} run.filesByPicture The story files that compare themselves with each
 *   picture, by the picture's name.
 * @returns {string[]}
 */
export function orphansAfter({ report, root, baselines, filesByPicture }) {
  const ran = filesIn(report)
  return orphansOf(picturesTaken(report), baselines).filter((baseline) => {
    const files = filesByPicture.get(basename(baseline, '.png')) ?? []
    return files.every((file) => ran.has(join(root, file)))
  })
}
