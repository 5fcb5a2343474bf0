import { basename, join } from 'node:path'
import { filesIn } from './reports.mjs'
import { orphansOf, picturesTaken } from './visual.mjs'

/**
 * The baselines that no story compares any more. For story files that did not run, a picture counts as used if the file
 * has its story.
 * @param {object} run
 * @param {unknown} run.report vitest's JSON report
 * @param {string} run.root
 * @param {readonly string[]} run.baselines file names such as `dark/board-start.png`
 * @param {ReadonlyMap<string, readonly string[]>} run.filesByPicture The story files that compare each picture, by the
 *   picture's name.
 * @returns {string[]}
 */
export function orphansAfter({ report, root, baselines, filesByPicture }) {
  const ran = filesIn(report)
  return orphansOf(picturesTaken(report), baselines).filter((baseline) => {
    const files = filesByPicture.get(basename(baseline, '.png')) ?? []
    return files.every((file) => ran.has(join(root, file)))
  })
}
