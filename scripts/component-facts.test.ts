import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { componentFacts } from '../.storybook/component-page/component-facts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')
const matches = (pattern: string) => globSync(pattern, { cwd: root })

/** Pages that are about no component: colours, hooks, and a place to try things. */
const others = ['Themes', 'Playground', 'Piece sets', 'useSquareBoard', 'useBoardTheme']

const titlesIn = (pattern: string) =>
  matches(pattern)
    .map((file) => /const meta = \{[^]*?\btitle: '([^']+)'/.exec(read(file))?.[1])
    .filter((title) => title !== undefined && !title.includes('/') && !others.includes(title))

it('every page of a component says since when it is there, how firm it is, and what its parts are', () => {
  const pages = [
    ...titlesIn('packages/design-system/src/*/*.stories.tsx').map(
      (title) => `Design system/${title}`,
    ),
    ...titlesIn('packages/chess-board/src/*/*.stories.tsx').map((title) => `Chess board/${title}`),
  ]
  expect(new Set(componentFacts.keys())).toEqual(new Set(pages))
  for (const { anatomy } of componentFacts.values()) expect(anatomy.length).toBeGreaterThan(0)
})

it('a component that the app uses is no early one', () => {
  const app = matches('apps/platform/src/**/*.{ts,tsx}')
    .filter((file) => !/\.(stories|samples|test)\./.test(file))
    .map(read)
    .join('\n')
  const early = [...componentFacts].filter(([, { status }]) => status === 'early')
  const used = early.filter(([title]) =>
    app.includes(`'@kingside/design-system/${title.replace(/^Design system\//, '')}'`),
  )
  expect(used.map(([title]) => title)).toEqual([])
})
