import { describe, expect, it } from 'vitest'
import { isSameName, namesOfList } from './listed-names.ts'

describe('the names of a list', () => {
  it('are its lines, each once', () => {
    expect(namesOfList('Dana Ospanova\r\n\n  Timur  Abenov \nDana Ospanova\n')).toEqual([
      'Dana Ospanova',
      'Timur Abenov',
    ])
  })

  it('may be numbered, and have a title and a rating', () => {
    expect(namesOfList('1. WCM Dana Ospanova 1840\n2) Timur Abenov')).toEqual([
      'Dana Ospanova',
      'Timur Abenov',
    ])
  })

  it('may have the last name first', () => {
    expect(namesOfList('Ospanova, Dana\nAbenov, Timur')).toEqual(['Dana Ospanova', 'Timur Abenov'])
  })

  it.each([
    ['commas', 'No,Name,Rating\n1,Dana Ospanova,1840\n2,Timur Abenov,'],
    ['semicolons', '1;Dana Ospanova;1840\n2;Timur Abenov;1700'],
    ['tabs', 'Name\tFed\nDana Ospanova\tKAZ\nTimur Abenov\tKAZ'],
    ['quotes', '"No","Name"\n1,"Ospanova, Dana"\n2,"Abenov, Timur"'],
    ['a Russian header', '№;Фамилия и имя;Рейтинг\n1;Dana Ospanova;1840\n2;Timur Abenov;'],
  ])('are a column of a table with %s', (_, text) => {
    expect(namesOfList(text)).toEqual(['Dana Ospanova', 'Timur Abenov'])
  })

  it('are at most a hundred', () => {
    const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(97 + index))
    const text = letters
      .flatMap((one) => letters.map((other) => `Player ${one}${other}`))
      .join('\n')
    expect(namesOfList(text)).toHaveLength(100)
  })
})

it.each([
  ['Dana Ospanova', 'dana ospanova', true],
  ['Ospanova Dana', 'Dana Ospanova', true],
  ['José Núñez', 'Jose Nunez', true],
  ['Anna-Maria Lee', 'Anna Maria Lee', true],
  ['Dana Ospanova', 'Dana Ospanov', false],
  ['Dana', 'Dana Ospanova', false],
])('knows whether %j and %j are one name', (one, other, is) => {
  expect(isSameName(one, other)).toBe(is)
})
