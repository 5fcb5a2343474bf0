import { expect, it } from 'vitest'
import { matchPath } from './route.ts'

it.each([
  ['/lobby', '/lobby', {}],
  ['/lobby', '/Lobby/', {}],
  ['/', '/', {}],
  ['/game/:id', '/game/8f3a', { id: '8f3a' }],
  ['/game/:id', '/game/a%20b', { id: 'a b' }],
  ['/game/:id', '/game/%E0', { id: '%E0' }],
  ['/community/:id/admin/*', '/community/7/admin', { id: '7' }],
  ['/community/:id/admin/*', '/community/7/admin/members/3', { id: '7' }],
  ['*', '/nowhere/at/all', {}],
])('%s is the page of %s', (pattern, address, params) => {
  expect(matchPath(pattern, address)).toEqual(params)
})

it.each([
  ['/', '/lobby'],
  ['/lobby', '/'],
  ['/game/:id', '/game'],
  ['/game/:id', '/game/8f3a/moves'],
  ['/community/:id/admin/*', '/community/7'],
])('%s is not the page of %s', (pattern, address) => {
  expect(matchPath(pattern, address)).toBeNull()
})
