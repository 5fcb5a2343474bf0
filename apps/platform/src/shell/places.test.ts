import { matchPath } from '../platform/router/index.ts'
import { expect, it } from 'vitest'
import { laterPaths } from './later/later-paths.ts'
import { footerPlaces, headerPlacesOf } from './places.tsx'
import { textNames } from './texts/text-names.ts'

const built = ['/lobby', '/support', '/api-docs', ...textNames.map((name) => `/${name}`)]

it.each([
  ...headerPlacesOf(null).map(({ path }) => path),
  ...Object.values(footerPlaces).flatMap((places) => places.map(({ path }) => path)),
])('%s has a page, or one that says that it comes later', (path) => {
  expect([...built, ...laterPaths].some((pattern) => matchPath(pattern, path) !== null)).toBe(true)
})

it('the shop is a place only where there is one, at its own address', () => {
  const paths = (shop: string | null) => headerPlacesOf(shop).map(({ path }) => path)
  expect(paths(null).some((path) => !path.startsWith('/'))).toBe(false)
  expect(paths('https://shop.example/')).toContain('https://shop.example/')
})
