import { describe, expect, it } from 'vitest'
import { flatOptions, matchesOption, optionOf } from './options.ts'

const options = [
  { value: 'any', label: 'Any country' },
  {
    title: 'Asia',
    options: [{ value: 'KZ', label: 'Kazakhstan', keywords: ['KZ', 'Қазақстан'] }],
  },
]

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())

describe('a list of options', () => {
  it('finds an option inside a section', () => {
    expect(flatOptions(options).map(({ value }) => value)).toEqual(['any', 'KZ'])
    expect(optionOf(options, 'KZ')?.label).toBe('Kazakhstan')
    expect(optionOf(options, 'XX')).toBeUndefined()
  })

  it.each([
    ['kaz', true],
    [' kz ', true],
    ['қазақ', true],
    ['peru', false],
    ['', true],
  ])('searches labels and other words for "%s"', (search, found) => {
    expect(matchesOption(optionOf(options, 'KZ'), search, contains)).toBe(found)
  })
})
