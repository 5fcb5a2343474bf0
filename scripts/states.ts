// Says of every machine how many states, transitions and stories it has, and fails for a state that nobody can look
// at: one without example, story or picture, one that no path reaches, and for an event that no state handles.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { catalogue } from '../packages/machines/src/catalogue/catalogue.ts'
import { machineFacts, machineReport, reportText, unknownStates } from './lib/states.ts'
import { storyFolders, storyStates } from './lib/story-states.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8')

const files = storyFolders(read('.storybook/main.ts')).flatMap((folder) =>
  globSync(`${folder.folder}/**/*.stories.tsx`, { cwd: root })
    .toSorted()
    .map((file) => storyStates(file, read(file), folder)),
)
const stories = files.flatMap((file) => file.stories)
const facts = catalogue.map(machineFacts)
const reports = facts.map((machine) =>
  machineReport(machine, stories, (theme, file) =>
    existsSync(`${root}.storybook/baselines/${theme}/${file}`),
  ),
)
const problems = [...files.flatMap((file) => file.problems), ...unknownStates(facts, stories)]

console.log(reportText(reports))
for (const problem of problems) console.error(problem)
if (problems.length > 0 || reports.some(({ missing }) => missing.length > 0)) process.exit(1)
