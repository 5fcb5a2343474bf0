import { describe, expect, it } from 'vitest'
import { pairRound } from '../dutch/pair-round.ts'
import { swissRoundOf } from './swiss-round.ts'
import { readTrf } from './trf.ts'

interface Row {
  readonly points?: string
  /** Such as `2 w 1`; an absence is `- H`. */
  readonly rounds: readonly string[]
}

const trf = (rows: readonly Row[], ...others: readonly string[]) =>
  readTrf(
    [
      ...rows.map(({ points = '', rounds }, index) => {
        const past = rounds.map((round) => {
          const [opponent = '', color, result] = round.split(' ')
          return opponent === '-'
            ? `  0000 - ${color}`
            : `  ${opponent.padStart(4)} ${color} ${result}`
        })
        const start = `001 ${String(index + 1).padStart(4)}`.padEnd(80) + points.padStart(4)
        return start.padEnd(89) + past.join('')
      }),
      ...others,
    ].join('\n'),
  )

const four: readonly Row[] = [
  { rounds: ['3 w 1'] },
  { rounds: ['4 b 1'] },
  { rounds: ['1 b 0'] },
  { rounds: ['2 w 0'] },
]

const pairs = (file: ReturnType<typeof trf>) => pairRound(swissRoundOf(file)).pairs

describe('the next round of a file', () => {
  it('is paired among all players', () => {
    expect(pairs(trf(four, 'XXR 3'))).toEqual([
      { white: 2, black: 1 },
      { white: 3, black: 4 },
    ])
  })

  it.each([
    ['240 Z 002    1    3', 'two in a 240 line'],
    ['240 H 002 0001 0003', 'with leading zeros'],
  ])('leaves out who has a bye: %s', (line) => {
    const { present } = swissRoundOf(trf(four, '142 3', line))
    expect([...present]).toEqual([2, 4])
  })

  it('leaves out who has a bye in its column', () => {
    const [first = { rounds: [] }, ...others] = four
    const file = trf([{ rounds: [...first.rounds, '- H'] }, ...others], 'XXR 3')
    expect([...swissRoundOf(file).present]).toEqual([2, 3, 4])
  })

  it.each(['260 002 002    1    2', '260 001 009 0001 0002', 'XXP 1 2'])(
    'keeps forbidden pairs apart: %s',
    (line) => {
      expect(pairs(trf(four, 'XXR 3', line))).not.toContainEqual({ white: 2, black: 1 })
    },
  )

  it('forgets a ban that is over', () => {
    expect(pairs(trf(four, 'XXR 3', '260 001 001    1    2'))).toContainEqual({
      white: 2,
      black: 1,
    })
  })

  it.each([
    ['152 B', 'black'],
    ['152 W', 'white'],
    ['XXC black1', 'black'],
    ['XXC rank', 'white'],
  ])('has the initial colour that is said, or that of the first round: %s', (line, color) => {
    expect(swissRoundOf(trf(four, 'XXR 3', line)).initialColor).toBe(color)
  })

  it('counts points as tag 162 says, for the bye too', () => {
    const rows: readonly Row[] = [
      { points: '3.0', rounds: ['2 w 1'] },
      { points: '0.0', rounds: ['1 b 0'] },
      { points: '3.0', rounds: ['- U'] },
    ]
    const { points, players } = swissRoundOf(trf(rows, 'XXR 3', '162  W 3.0    D 1.0'))
    expect(points).toEqual({ win: 3, loss: 0 })
    expect(players[2]?.rounds).toEqual([{ kind: 'bye', bye: 'pairing', points: 3 }])
  })

  it.each([
    [trf([]), 'There is no player; their lines begin with 001.'],
    [trf(four, 'XXR 1'), 'All 1 rounds are paired.'],
    [trf(four, 'XXR x'), 'Line 5: the number of rounds is not a number.'],
    [trf(four, 'XXA    1  1.0'), 'Line 5: XXA: accelerated rounds can’t be paired here.'],
    [trf(four, '310   1 Team'), 'Line 5: 310: teams can’t be paired here.'],
    [trf(four, '192 FIDE_DUBOV'), 'Line 5: “FIDE_DUBOV” is not the plain FIDE (Dutch) System.'],
    [
      trf(four, 'XXR 3', '192 FIDE_DUTCH_2026_BAKU'),
      'Line 6: “FIDE_DUTCH_2026_BAKU” is not the plain FIDE (Dutch) System.',
    ],
    [trf(four), 'Nothing says how many rounds the tournament has.'],
    [trf(four, '162  Q 3.0'), 'Line 5: “Q 3.0” gives no points to W, D, L, A, P or X.'],
    [
      trf([{ points: '2.0', rounds: ['2 w 1'] }, { rounds: ['1 b 0'] }], 'XXR 3'),
      'Line 1: player 1 has 2.0 points in columns 81–84, but the results add up to 1.',
    ],
    [
      trf([{ rounds: ['7 w 1'] }], 'XXR 3'),
      'Line 1: player 1 has played 7, who is not in the file.',
    ],
  ])('is refused with the line and the reason', (file, message) => {
    expect(() => swissRoundOf(file)).toThrow(message)
  })
})
