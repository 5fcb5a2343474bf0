// Prints what `npm test` runs, as JSON: a reason to run everything, or a plan with the stages that can be skipped or
// shortened. `--browser <version>` names the installed browser.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { importGraph } from './lib/affected/import-graph.ts'
import { planOf } from './lib/affected/plan.ts'
import { graphRules } from './lib/affected/rules.ts'
import { changesSinceFullRun, repositoryFiles } from './lib/full-run.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({ options: { browser: { type: 'string' } } })
const read = (file: string) => readFileSync(join(root, file), 'utf8')

async function result() {
  const since = changesSinceFullRun(root)
  if (since.kind === 'unknown') return { why: since.why }
  const { run, files: changed, before } = since
  const files = new Set(repositoryFiles(root))
  const { storyFilesByPicture } = await import('./lib/story-ids.ts')
  return {
    plan: planOf(
      {
        commit: run.commit,
        sameBrowser: values.browser === run.browser,
        files: changed,
        before,
      },
      {
        files,
        read,
        graph: importGraph({ root, files, read }, graphRules),
        storyFilesByPicture: (stories) => storyFilesByPicture(stories, read),
      },
    ),
  }
}

console.log(JSON.stringify(await result()))
