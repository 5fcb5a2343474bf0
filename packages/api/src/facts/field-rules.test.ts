import { describe, expect, it } from 'vitest'
import { isDateUntil, parseLink, parsePhone } from './field-rules.ts'

describe('a date', () => {
  it.each([
    ['1900-01-01', true],
    ['1899-12-31', false],
    ['2026-11-23', true],
    ['2026-11-24', false],
    ['2999-01-01', false],
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['1900-02-29', false],
    ['2000-02-29', true],
    ['2001-13-01', false],
    ['2001-00-10', false],
    ['01.02.2003', false],
    ['', false],
  ])('%s: %s', (text, isRight) => expect(isDateUntil(text, '2026-11-23')).toBe(isRight))
})

describe('a link', () => {
  it.each([
    ['kingside.example', 'http://kingside.example/'],
    ['www.kingside.example/club?id=1', 'http://kingside.example/club?id=1'],
    ['https://www.kingside.example', 'https://kingside.example/'],
    ['HTTP://Kingside.Example/A', 'http://kingside.example/A'],
    ['kingside.example:8080/a', 'http://kingside.example:8080/a'],
    ['  //kingside.example ', 'http://kingside.example/'],
  ])('%s leads to %s', (text, link) => expect(parseLink(text)).toBe(link))

  it.each([
    '',
    'kingside',
    'two words.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'ftp://kingside.example',
    'http://user@evil.example',
    'user:secret@evil.example',
    'https://kingsıde.example',
    'http://xn--kingsde-q9a.example',
    'http://127.0.0.1/',
    'http://.example',
  ])('S-21: %s is refused', (text) => expect(parseLink(text)).toBeNull())
})

describe('a phone number', () => {
  it.each([
    ['+7 701 123 45 67', '+77011234567'],
    ['  ', null],
    ['1234567890 1234', '12345678901234'],
    ['1234567890 12345', null],
  ])('%j is %j', (text, number) => expect(parsePhone(text)).toBe(number))
})
