import { describe, expect, it } from 'vitest'
import { groupedNumber, readCard, slashedExpiry } from './card.ts'

const texts = {
  number: '4242 4242 4242 4242',
  expiry: '09/28',
  securityCode: '123',
  name: ' Aigerim Nurmukhambetova ',
}

describe('a card', () => {
  it('is read as the provider wants it', () => {
    expect(readCard(texts)).toEqual({
      card: {
        number: '4242424242424242',
        expMonth: 9,
        expYear: 2028,
        securityCode: '123',
        name: 'Aigerim Nurmukhambetova',
      },
    })
  })

  it.each([
    ['9/28', 9, 2028],
    ['0928', 9, 2028],
    ['12 / 2031', 12, 2031],
  ])('has an expiry that is written %s', (expiry, expMonth, expYear) => {
    expect(readCard({ ...texts, expiry }).card).toMatchObject({ expMonth, expYear })
  })

  it.each([
    ['number', '4242 4242 4242 4243'],
    ['number', '4242'],
    ['number', 'my blue card'],
    ['expiry', '13/28'],
    ['expiry', '00/28'],
    ['expiry', 'soon'],
    ['securityCode', '12'],
    ['securityCode', '12345'],
  ])('is not right with the %s %s', (input, text) => {
    expect(readCard({ ...texts, [input]: text })).toEqual({ problems: { [input]: 'invalid' } })
  })

  it('lacks what is empty', () => {
    expect(readCard({ number: '', expiry: ' ', securityCode: '', name: '' }).problems).toEqual({
      number: 'empty',
      expiry: 'empty',
      securityCode: 'empty',
      name: 'empty',
    })
  })
})

it.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['378282246310005', '3782 8224 6310 005'],
  ['42 42', '4242'],
  ['blue', 'blue'],
  ['', ''],
])('writes the number %s as %s', (typed, written) => {
  expect(groupedNumber(typed)).toBe(written)
})

it.each([
  ['9/28', '09/28'],
  ['122031', '12/31'],
  ['soon', 'soon'],
])('writes the expiry %s as %s', (typed, written) => {
  expect(slashedExpiry(typed)).toBe(written)
})
