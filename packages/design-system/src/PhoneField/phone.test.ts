import { describe, expect, it } from 'vitest'
import { editPhone, formatPhone, isPhoneCorrect, type PhoneDeletion } from './phone.ts'

describe('formatPhone', () => {
  it.each([
    ['', ''],
    ['+', '+'],
    ['+7', '+7'],
    ['+77', '+7(7'],
    ['+7701', '+7(701'],
    ['+77011', '+7(701)1'],
    ['+7701123', '+7(701)123'],
    ['+77011234', '+7(701)123-4'],
    ['+770112345', '+7(701)123-45'],
    ['+7701123456', '+7(701)123-45-6'],
    ['+77011234567', '+7(701)123-45-67'],
    ['+7 701 123 45 67', '+7(701)123-45-67'],
    ['87011234567', '+7(701)123-45-67'],
    ['77011234567', '+7(701)123-45-67'],
    ['7011234567', '+7(701)123-45-67'],
    ['0077011234567', '+7(701)123-45-67'],
    ['9', '+7(9'],
    ['+639171234567', '+63(917)123-45-67'],
    ['+35312345678', '+353(123)456-78'],
    ['+3', '+3'],
    ['+35', '+35'],
    ['+12025550123', '+1(202)555-01-23'],
    ['+861381234567890123', '+86(138)123-45-67890'],
    ['no figures', ''],
  ])('writes "%s" as "%s"', (text, formatted) => {
    expect(formatPhone(text, '7')).toBe(formatted)
  })

  it('leaves what it wrote as it is', () => {
    const formatted = formatPhone('87011234567', '7')
    expect(formatPhone(formatted, '7')).toBe(formatted)
  })

  it('puts the home country before a number without a code', () => {
    expect(formatPhone('9171234567', '63')).toBe('+63(917)123-45-67')
  })
})

/** The caret is `|`: what the input held, what the browser made of it, and what the field makes of that. */
const edit = (previous: string, typed: string, deletion?: PhoneDeletion) => {
  const caret = typed.indexOf('|')
  const result = editPhone(previous, { text: typed.replace('|', ''), caret }, '7', deletion)
  return `${result.text.slice(0, result.caret)}|${result.text.slice(result.caret)}`
}

describe('editPhone', () => {
  it.each<[string, string, string, PhoneDeletion?]>([
    ['', '8|', '+7|'],
    ['+7(701', '+7(7011|', '+7(701)1|'],
    ['+7(701)123', '+7(7901|)123', '+7(790)1|12-3'],
    ['+7(701)123-45-67', '+7(5|701)123-45-67', '+7(5|70)112-34-567'],
    ['+7(701)123-45-67', '+7(701|123-45-67', '+7(70|1)234-56-7', 'backward'],
    ['+7(701)123-45-67', '+7(701|123-45-67', '+7(701|)234-56-7', 'forward'],
    ['+7(701)123-45-67', '+7(701)12|-45-67', '+7(701)12|4-56-7', 'backward'],
    ['+7(701)1', '+7(701)|', '+7(701|', 'backward'],
    ['+7', '+|', '+|', 'backward'],
    ['+', '|', '|', 'backward'],
  ])('turns "%s", typed into as "%s", into "%s"', (previous, typed, result, deletion) => {
    expect(edit(previous, typed, deletion)).toBe(result)
  })
})

describe('isPhoneCorrect', () => {
  it.each([
    ['', true],
    ['   ', true],
    ['+7(701)123-45-67', true],
    ['+7 (701) 123-45-6', true],
    ['+7 (701) 123-45', false],
    ['+7', false],
  ])('judges "%s" as %s', (text, correct) => {
    expect(isPhoneCorrect(text)).toBe(correct)
  })
})
