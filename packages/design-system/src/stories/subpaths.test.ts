import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))

it('gives everything that the package exports a path of its own', () => {
  const main = readFileSync(`${source}/index.ts`, 'utf8')
  const files = Array.from(main.matchAll(/ from '(.+)'$/gm), ([, file = '']) => file)
  expect(files.filter((file) => !/^\.\/[^/]+\/index\.ts$/.test(file))).toEqual([])
  expect(files.filter((file) => !existsSync(`${source}/${file}`))).toEqual([])
})
