import { expect, it } from 'vitest'
import { laterPaths } from '../platform/page/index.ts'
import { matchPath } from '../platform/router/index.ts'
import { appRoutes } from '../router.tsx'
import { barPlaces, drawerPlaces, footerPlacesOf, headerPlacesOf } from './places.tsx'

const later: readonly string[] = laterPaths
const built = appRoutes.filter(({ path }) => !later.includes(path) && !path.includes('*'))

it.each([
  ...headerPlacesOf(null).map(({ path }) => path),
  ...barPlaces.map(({ path }) => path),
  ...drawerPlaces.map(({ path }) => path),
  ...(['help', 'product', 'rules'] as const).flatMap((column) =>
    footerPlacesOf(column).map(({ path }) => path),
  ),
])('%s has a page of its own', (path) => {
  expect(built.some((route) => matchPath(route.path, path) !== null)).toBe(true)
})

it('a phone’s bar has as many places as fit, and the header the computer and the analysis too', () => {
  expect(barPlaces.map(({ path }) => path)).toEqual(['/', '/lobby', '/tournaments'])
  expect(headerPlacesOf(null).map(({ path }) => path)).toEqual([
    '/lobby',
    '/tournaments',
    '/puzzles',
    '/computer',
    '/analysis',
    '/masterclass',
    '/players',
    '/community',
    '/watch',
  ])
})

it('the shop is a place only where there is one, at its own address', () => {
  const paths = (shop: string | null) => headerPlacesOf(shop).map(({ path }) => path)
  expect(paths(null).some((path) => !path.startsWith('/'))).toBe(false)
  expect(paths('https://shop.example/')).toContain('https://shop.example/')
})
