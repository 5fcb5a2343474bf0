import { movingParts, watchRenders } from '../scripts/lib/watch-renders.ts'
import { beginGame, expectStarted, playMoves } from './online.ts'
import { expect, test } from './page.ts'

test('a move renders what shows it, and nothing else on the page', async ({ person }) => {
  const [white, black] = [await person(), await person()]
  for (const { page } of [white, black]) await page.addInitScript(watchRenders, movingParts)
  await beginGame(white, black)
  await expectStarted(white, black)
  // With the first moves buttons come that stay from then on.
  await playMoves(white, black, 'e2e4 e7e5 g1f3 b8c6')
  for (const { page } of [white, black]) await page.evaluate(() => window.renders?.take())

  await playMoves(white, black, 'f1b5 a7a6 b5a4 g8f6 e1g1 f8e7')
  for (const { page } of [white, black]) {
    const renders = await page.evaluate(() => window.renders?.take())
    const components = renders?.components ?? []
    expect(components.filter(({ kind }) => kind === 'inside').length).toBeGreaterThan(0)
    expect(components.filter(({ kind }) => kind === 'needless')).toEqual([])
  }
})
