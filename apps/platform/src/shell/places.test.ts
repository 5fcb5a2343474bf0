import { matchPath } from '../platform/router/index.ts'
import { expect, it } from 'vitest'
import { laterPaths } from './later/later-paths.ts'
import { footerPlaces, headerPlaces } from './places.tsx'

const built = ['/lobby', '/support']

it.each([
  ...headerPlaces.map(({ path }) => path),
  ...Object.values(footerPlaces).flatMap((places) => places.map(({ path }) => path)),
  '/social/twitter',
])('%s has a page, or one that says that it comes later', (path) => {
  expect([...built, ...laterPaths].some((pattern) => matchPath(pattern, path) !== null)).toBe(true)
})
