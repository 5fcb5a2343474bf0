import { expect, it } from 'vitest'
import { contract } from './contract.ts'
import { handlers } from './msw.ts'
import { bySpecificity } from './specificity.ts'
import { listCalls } from './walk.ts'

it('puts a written-out path before one with a parameter in its place', () => {
  const paths = ['a/:id/b/', 'a/:id/', 'a/b/b/', 'a/b/', 'a/:id/:other/'].map((path) => ({ path }))
  const sorted = paths.toSorted(bySpecificity).map(({ path }) => path)
  expect(sorted.indexOf('a/b/')).toBeLessThan(sorted.indexOf('a/:id/'))
  expect(sorted.indexOf('a/b/b/')).toBeLessThan(sorted.indexOf('a/:id/b/'))
  expect(sorted.indexOf('a/:id/b/')).toBeLessThan(sorted.indexOf('a/:id/:other/'))
})

it.each(listCalls(contract).map((call) => [call.id, call] as const))(
  'lets the mock of %s answer its own address',
  async (_, call) => {
    const url = `http://localhost/api/${call.path.replaceAll(/:\w+/g, '7')}`
    const found = await firstThat(handlers, async (handler) =>
      handler.test({ request: new Request(url, { method: call.method }) }),
    )
    expect(found?.info.header).toBe(`${call.method} */api/${call.path}`)
  },
)

async function firstThat<T>(
  items: readonly T[],
  fits: (item: T) => Promise<boolean>,
): Promise<T | undefined> {
  for (const item of items) if (await fits(item)) return item
  return undefined
}
