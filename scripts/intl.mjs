// Extracts every message of the app into en.json, and checks that kz.json and ru.json have the same messages with the
// same arguments. `--check` writes nothing, fails on a difference, and on what docs/voice.md says not to write.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalogueProblems } from './lib/catalogue.mjs'
import { twoVoices, voiceProblems } from './lib/voice.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'apps/platform/src/platform/intl')
const check = process.argv.includes('--check')

const scratch = mkdtempSync(join(tmpdir(), 'kingside-intl-'))
const extracted = join(scratch, 'en.json')
execFileSync(
  join(root, 'node_modules/.bin/formatjs'),
  ['extract', 'apps/platform/src/**/*.messages.ts', '--out-file', extracted],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
)
const sorted = Object.fromEntries(
  Object.entries(JSON.parse(readFileSync(extracted, 'utf8'))).sort(([a], [b]) => (a < b ? -1 : 1)),
)
rmSync(scratch, { recursive: true })
const english = `${JSON.stringify(sorted, null, 2)}\n`

const problems = []
if (check && readFileSync(join(folder, 'en.json'), 'utf8') !== english) {
  problems.push('en.json is not what the source says. Run `npm run intl` and commit it.')
}
if (!check) writeFileSync(join(folder, 'en.json'), english)

const texts = Object.fromEntries(
  Object.entries(sorted).map(([id, { defaultMessage }]) => [id, defaultMessage]),
)
if (check) problems.push(...voiceProblems('en', texts))
for (const locale of /** @type {const} */ (['kz', 'ru'])) {
  const catalogue = JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8'))
  const unlike = catalogueProblems(locale, sorted, catalogue)
  problems.push(...unlike)
  if (check && unlike.length === 0) {
    problems.push(...voiceProblems(locale, catalogue), ...twoVoices(locale, texts, catalogue))
  }
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(`${Object.keys(sorted).length} messages, complete in en, kz and ru`)
