// Prints the number of states, transitions and stories of every machine. Fails for a state without example, story or
// picture, for an event that no state handles, for a part, a feature or a page without a story in all its looks, and
// for a picture that is kept twice or belongs to no story.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalogue } from '../packages/machines/src/catalogue/catalogue.ts'
import { machineFacts, machineReport, reportText, unknownStates } from './lib/states.ts'
import { readStories, storyFolders } from './lib/story-states.ts'
import { claimProblems, pictureFiles, twins, unclaimed } from './lib/visual-claims.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8')
const baselines = `${root}.storybook/baselines`

const files = storyFolders(read('.storybook/main.ts')).flatMap((folder) =>
  globSync(`${folder.folder}/**/*.stories.tsx`, { cwd: root })
    .toSorted()
    .map((file) =>
      readStories(file, read(file), folder, (specifier) => {
        const path = join(dirname(file), specifier)
        return existsSync(`${root}${path}`) ? read(path) : undefined
      }),
    ),
)
const stories = files.flatMap((file) => file.stories)
const pictures = new Map(
  globSync('**/*.png', { cwd: baselines }).map((file) => [
    file,
    createHash('sha1')
      .update(readFileSync(`${baselines}/${file}`))
      .digest('hex'),
  ]),
)
const facts = catalogue.map(machineFacts)
const reports = facts.map((machine) =>
  machineReport(machine, stories, (story) =>
    pictureFiles(story).some((file) => pictures.has(file)),
  ),
)
const problems = [
  ...files.flatMap((file) => file.problems),
  ...unknownStates(facts, stories),
  ...claimProblems(stories, (file) => pictures.has(file)),
  ...twins(pictures),
  ...unclaimed(stories, pictures.keys()),
]

console.log(reportText(reports))
console.log(`\n${stories.length} stories, ${pictures.size} pictures`)
for (const problem of problems) console.error(problem)
if (problems.length > 0 || reports.some(({ missing }) => missing.length > 0)) process.exit(1)
