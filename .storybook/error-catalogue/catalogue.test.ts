import { globSync, readFileSync } from 'node:fs'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { errorCatalogue } from './catalogue.ts'

const storyIds = globSync('apps/platform/src/**/*.stories.tsx').flatMap((file) => {
  const source = readFileSync(file, 'utf8')
  const title = /^\s*title: '([^']+)'/m.exec(source)?.[1] ?? file
  return [...source.matchAll(/^export const (\w+)\b/gm)].map(([, name = '']) =>
    toId(`Platform/${title}`, storyNameFromExport(name)),
  )
})

it.each(errorCatalogue)('leads from "$text" to a story that exists', ({ story }) => {
  expect(storyIds).toContain(story)
})

it('names each message once', () => {
  const texts = errorCatalogue.map(({ situation, text }) => `${situation}: ${text}`)
  expect(new Set(texts).size).toBe(texts.length)
})
