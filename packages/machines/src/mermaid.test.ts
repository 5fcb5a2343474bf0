import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { diagrams } from './diagrams.ts'

it.each(diagrams)('$readme shows the machine as it is (npm run diagrams writes it)', (diagram) => {
  expect(readFileSync(new URL(diagram.readme, import.meta.url), 'utf8')).toContain(diagram.text)
})
