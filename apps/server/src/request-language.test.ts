import { expect, it } from 'vitest'
import { preferredLanguage } from './request-language.ts'

it.each([
  ['', 'en'],
  ['kk', 'kz'],
  ['kk-KZ,kk;q=0.9,ru;q=0.8,en;q=0.7', 'kz'],
  ['kz', 'kz'],
  ['ru-RU,ru;q=0.9', 'ru'],
  ['de-DE,de;q=0.9,ru;q=0.5,en;q=0.4', 'ru'],
  ['en;q=0.3, RU;q=0.7', 'ru'],
  ['de, fr;q=0.8', 'en'],
  ['*', 'en'],
  ['ru;q=0, kk;q=0.1', 'kz'],
  ['ru;q=7, kk;q=0.1', 'kz'],
  ['ru;q=ru, en', 'en'],
  ['rubbish, kkk;q=1', 'en'],
  [`${'x,'.repeat(200)}ru`, 'en'],
])('a reader who asks for %j is written to in %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})
