import { describe, expect, it } from 'vitest'
import { initialsOf } from './initialsOf.ts'
import { toneOf } from './toneOf.ts'

describe('initialsOf', () => {
  it.each([
    ['Bibisara Assaubayeva', 'BA'],
    ['José Raúl Capablanca', 'JC'],
    ['magnus_k', 'MK'],
    ['knight-rider', 'KR'],
    ['tal', 'T'],
    ['Әлия Қасымова', 'ӘҚ'],
    ['  Елена   Б. ', 'ЕБ'],
    ['اسم اللاعب', 'اا'],
    ['👩🏽‍🚀 Ada', '👩🏽‍🚀A'],
    ['', ''],
    ['__', ''],
  ])('takes from "%s" the letters "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})

describe('toneOf', () => {
  it('gives a name the same colour every time', () => {
    expect(toneOf('magnus_k')).toBe(toneOf('magnus_k'))
  })

  it('uses every colour', () => {
    const names = Array.from({ length: 50 }, (_, index) => `player${index}`)
    expect(new Set(names.map(toneOf)).size).toBe(4)
  })
})
