import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { chromiumFlags, playwrightDisables } from './chromium.mjs'

it('switches off all that Playwright does, since the last list of features replaces its own', () => {
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
  const source = readFileSync(join(playwright, 'lib/coreBundle.js'), 'utf8')
  const list = /\bdisabledFeatures = \[([\s\S]*?)\]\.filter/.exec(source)?.[1] ?? ''
  const theirs = [...list.matchAll(/"(\w+)"/g)].map(([, name]) => name)
  expect(theirs.length).toBeGreaterThan(0)
  expect(playwrightDisables).toEqual(theirs)
  const flags = chromiumFlags.filter((flag) => flag.startsWith('--disable-features='))
  expect(flags).toHaveLength(1)
  expect(flags[0]).toContain(playwrightDisables.join(','))
})
