// Writes the tests of each case into docs/reliability.md and docs/security.md: npm run cases
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { casesOfTests, testFiles, withTests } from './lib/cases.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const cases = casesOfTests(testFiles(root))
for (const page of ['docs/reliability.md', 'docs/security.md']) {
  const path = join(root, page)
  writeFileSync(path, withTests(readFileSync(path, 'utf8'), cases))
}
