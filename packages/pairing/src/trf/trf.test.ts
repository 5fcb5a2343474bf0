import { describe, expect, it } from 'vitest'
import { testFile, testFiles } from '../testing/files.ts'
import { readTrf, TrfError, writeTrf } from './trf.ts'

const line = (changes: Readonly<Record<number, string>> = {}) => {
  let text =
    '001    1 m GM Surname, Name                     2700 KAZ    13700001 1990/01/31  1.5    2     4 w 1  0000 - H     3 b -'
  for (const [column, value] of Object.entries(changes)) {
    const at = Number(column) - 1
    text = text.slice(0, at) + value + text.slice(at + value.length)
  }
  return text
}

describe('a tournament report file', () => {
  it('is written as it was read, byte by byte', () => {
    const names = [...testFiles('.trf'), ...testFiles('.input')]
    expect(names).toHaveLength(22)
    for (const name of names) {
      const text = testFile(name)
      expect(writeTrf(readTrf(text)) === text, name).toBe(true)
    }
  })

  it.each(['\n', '\r\n', '\r'])(
    'keeps its line ends (%j), comments and what it does not know',
    (end) => {
      const text = [
        '012 Name',
        '### a comment',
        line(),
        'XYZ  what is this ',
        '',
        line({ 5: '   2' }),
      ].join(end)
      expect(writeTrf(readTrf(text))).toBe(text)
      expect(writeTrf(readTrf(text + end))).toBe(text + end)
    },
  )

  it('says who played whom', () => {
    const { lines } = readTrf(line())
    expect(lines).toMatchObject([
      {
        kind: 'player',
        player: {
          id: 1,
          sex: 'm',
          title: 'GM',
          name: 'Surname, Name',
          rating: 2700,
          federation: 'KAZ',
          fideNumber: '13700001',
          birthDate: '1990/01/31',
          points: '1.5',
          rank: 2,
          rounds: [
            { opponent: 4, color: 'white', result: '1' },
            { opponent: null, color: null, result: 'H' },
            { opponent: 3, color: 'black', result: '-' },
          ],
        },
      },
    ])
  })

  it('is written anew where it was changed', () => {
    const file = readTrf(`${line()}  \n${line({ 5: '   2' })}  `)
    const lines = file.lines.map((each, index) =>
      each.kind === 'player' && index === 0
        ? { ...each, player: { ...each.player, points: '2.0' } }
        : each,
    )
    expect(writeTrf({ ...file, lines })).toBe(`${line({ 81: ' 2.0' })}\n${line({ 5: '   2' })}  `)
  })

  it.each([
    [{ 5: '    ' }, 'the starting rank in columns 5–8 is missing.'],
    [{ 5: '  1a' }, 'the starting rank in columns 5–8 is “1a”, not a number.'],
    [{ 49: '2x00' }, 'the rating in columns 49–52 is “2x00”, not a number.'],
    [{ 92: 'x   ' }, 'round 1: “x” is no opponent’s starting rank.'],
    [{ 97: 'r' }, 'round 1: the colour is “r”; use w, b or -.'],
    [{ 109: 'q' }, 'round 2: “q” is no result; use 1 = 0 + - W D L U H F Z.'],
  ])('says where it is wrong: %j', (changes, problem) => {
    expect(() => readTrf(`012 Name\n${line(changes)}`)).toThrow(new TrfError(2, problem))
  })
})
