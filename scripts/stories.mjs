// Runs every story as a test, on several pages of one browser, and compares its pictures in both themes with the
// committed ones.
//   npm run stories                 check; a difference leaves test-results/visual/index.html
//   npm run visual:accept           take the present pictures as the new baseline
//   npm run visual:accept -- Button take only those of story files with "Button" in the path
import { spawn } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { orphansAfter } from './lib/orphans.mjs'
import { hashInside, picturePacker } from './lib/packed-picture.mjs'
import { browserNotice, browserVersion } from './lib/pictures-browser.mjs'
import { storyFilesByPicture } from './lib/story-ids.ts'
import { reportPage } from './lib/visual.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const baselines = join(root, '.storybook/baselines')
const takenBy = join(root, '.storybook/pictures-browser.txt')
const before = join(root, '.cache/baselines-before')
const results = join(root, 'test-results')
const visual = join(results, 'visual')
const report = join(results, 'stories.json')
const themes = ['light', 'dark']

const [first, ...rest] = process.argv.slice(2)
const accepting = first === '--accept'
const filters = accepting ? rest : process.argv.slice(2)
const acceptingAll = accepting && filters.length === 0

rmSync(visual, { recursive: true, force: true })
rmSync(report, { force: true })
if (acceptingAll && existsSync(baselines)) {
  rmSync(before, { recursive: true, force: true })
  mkdirSync(join(root, '.cache'), { recursive: true })
  renameSync(baselines, before)
}

const version = browserVersion()
const notice = browserNotice(readFileSync(takenBy, 'utf8').trim(), version)
if (notice && !acceptingAll) console.log(notice)

// Vitest's main process does not need a core, because it waits most of the time.
const workers = Math.max(2, availableParallelism())

const began = Date.now()
/** @type {number} */
const code = await new Promise((resolve, reject) => {
  const child = spawn(
    'vitest',
    [
      'run',
      '--project=stories',
      `--maxWorkers=${workers}`,
      `--outputFile.json=${report}`,
      ...filters,
      ...(accepting ? ['--update'] : []),
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        VISUAL_BROWSER: notice ? 'other' : 'same',
        ...(accepting ? { CI: '', VISUAL_ACCEPTING: 'on' } : { CI: 'true' }),
      },
    },
  )
  child.on('error', reject)
  child.on('close', (exit) => resolve(exit ?? 1))
})
let failed = code !== 0

// Screenshots are written with fast compression, and packed before they are committed.
if (accepting) {
  const pack = await picturePacker()
  for (const file of globSync('**/*.png', { cwd: baselines })) {
    const path = join(baselines, file)
    if (statSync(path).mtimeMs < began) continue
    const picture = readFileSync(path)
    if (hashInside(picture) === undefined) writeFileSync(path, pack(picture))
  }
}

if (existsSync(report) && !failed && (!accepting || acceptingAll)) {
  const storyFiles = globSync('{packages,apps,.storybook}/**/*.stories.tsx', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
  const orphans = orphansAfter({
    report: JSON.parse(readFileSync(report, 'utf8')),
    root,
    baselines: globSync('**/*.png', { cwd: baselines }),
    filesByPicture: storyFilesByPicture(storyFiles, (file) =>
      readFileSync(join(root, file), 'utf8'),
    ),
  })
  for (const orphan of orphans) {
    failed = true
    console.error(
      `.storybook/baselines/${orphan} belongs to no story. Remove it, or run \`npm run visual:accept\`.`,
    )
  }
}

if (acceptingAll && failed && existsSync(before)) {
  rmSync(baselines, { recursive: true, force: true })
  renameSync(before, baselines)
  console.error('A story failed, so the old pictures are back and nothing was accepted.')
}

// The browser's version is stored only when it took all pictures.
if (acceptingAll && !failed) writeFileSync(takenBy, `${version}\n`)

const page = reportPage({ themes, visual, baselines })
if (page) {
  writeFileSync(join(visual, 'index.html'), page.html)
  console.error(`
${page.count} pictures differ: open test-results/visual/index.html to see expected, actual and difference side by side.
If the new ones are right, look at each and run \`npm run visual:accept\`. They were taken by Chromium ${version}.`)
}
process.exit(failed ? 1 : 0)
