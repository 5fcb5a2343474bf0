import { expect, it } from 'vitest'
import { clubSlugOf } from './club-slug.ts'

it.each([
  ['Almaty Chess Club', 1, 'almaty-chess-club'],
  ['Almaty Chess Club', 3, 'almaty-chess-club-3'],
  ['Шахматный клуб «Ладья»', 1, 'shahmatnyi-klub-ladya'],
  ['Қала ойыны', 1, 'qala-oiyny'],
  ['Café Échecs', 1, 'cafe-echecs'],
  ['2026', 1, 'club-2026'],
  ['Create', 1, 'club-create'],
  ['棋', 1, 'club'],
  ['<img onerror=alert(1)>', 1, 'img-onerror-alert-1'],
] as const)('%s (%i)', (name, count, slug) => {
  expect(clubSlugOf(name, count)).toBe(slug)
})
