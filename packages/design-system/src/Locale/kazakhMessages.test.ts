import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string'
import { expect, it } from 'vitest'
import { loadKazakhMessages } from './kazakhMessages.ts'

loadKazakhMessages()

const dictionary = new LocalizedStringDictionary<string>({
  'en-US': { dismiss: 'Dismiss', unheardOf: 'Unheard of' },
  'ru-RU': { dismiss: 'Пропустить', unheardOf: 'Неслыханное' },
})
const say = (locale: string, key: string) =>
  new LocalizedStringFormatter(locale, dictionary).format(key)

it('says in Kazakh what the library would say in English', () => {
  expect(say('kk', 'dismiss')).toBe('Жабу')
  expect(say('kk-Arab', 'dismiss')).toBe('Жабу')
})

it('says in Russian what has no translation', () => {
  expect(say('kk', 'unheardOf')).toBe('Неслыханное')
})

it('leaves other languages alone', () => {
  expect(say('ru', 'dismiss')).toBe('Пропустить')
  expect(say('en', 'dismiss')).toBe('Dismiss')
})
