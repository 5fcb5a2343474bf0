import { describe, expect, it } from 'vitest'
import { pairRound } from '../dutch/pair-round.ts'
import { testFile, testFiles } from '../testing/files.ts'
import { buildTrf, type TrfTournament } from './build-trf.ts'
import { checkTrf } from './check.ts'
import { swissRoundOf } from './swiss-round.ts'
import { readTrf, type TrfPlayer, type TrfRound, writeTrf } from './trf.ts'

const player = (id: number, ...rounds: readonly TrfRound[]): Omit<TrfPlayer, 'points'> => ({
  id,
  sex: 'w',
  title: 'WIM',
  name: `Surname${id}, Name`,
  rating: 2300 - id,
  federation: 'KAZ',
  fideNumber: String(13_700_000 + id),
  birthDate: '1990/01/31',
  rank: id,
  rounds,
})

const tournament: TrfTournament = {
  version: '26',
  name: 'Autumn Swiss',
  city: 'Almaty',
  federation: 'KAZ',
  start: '2026/11/28',
  finish: '2026/11/29',
  chiefArbiter: 'Surname, Name',
  deputyArbiters: ['One, Name', 'Two, Name'],
  timeControl: '5 minutes + 3 seconds a move',
  codedTimeControl: '300+3',
  roundDates: ['26/11/28', '26/11/29'],
  rounds: 5,
  initialColor: 'black',
  tieBreaks: ['BH/C1', 'BH', 'SB'],
  byes: [{ kind: 'H', round: 2, players: [4] }],
  forbidden: [[1, 3]],
  players: [
    player(1, { opponent: 3, color: 'black', result: '1' }),
    player(2, { opponent: 4, color: 'white', result: '=' }),
    player(3, { opponent: 1, color: 'white', result: '0' }),
    player(4, { opponent: 2, color: 'black', result: '=' }),
    player(5, { opponent: null, color: null, result: 'U' }),
  ],
}

describe('a report file that is made', () => {
  it('is written by the columns and tags of TRF-26', () => {
    const text = writeTrf(buildTrf(tournament))
    expect(text.endsWith('\r')).toBe(true)
    const lines = text.split('\r')
    expect(lines.slice(0, 20)).toEqual([
      '012 Autumn Swiss',
      '022 Almaty',
      '032 KAZ',
      '042 2026/11/28',
      '052 2026/11/29',
      '062 5',
      '072 5',
      '092 Individual: Swiss-System',
      '102 Surname, Name',
      '112 One, Name',
      '112 Two, Name',
      '122 5 minutes + 3 seconds a move',
      `132 ${' '.repeat(87)}26/11/28  26/11/29`,
      '142 5',
      '152 B',
      '192 FIDE_DUTCH_2026',
      '202 BH/C1,BH,SB',
      '222 300+3',
      '240 H 002 0004',
      '260 001 005 0001 0003',
    ])
    expect(lines[12]?.indexOf('26/11/28')).toBe(91)
    expect(lines[20]).toBe(
      '001    1 wWIM Surname1, Name                    2299 KAZ    13700001 1990/01/31  1.0    1     3 b 1',
    )
  })

  it.each(['16', '26'] as const)('is understood again: TRF-%s', (version) => {
    const round = swissRoundOf(readTrf(writeTrf(buildTrf({ ...tournament, version }))))
    expect(round).toMatchObject({ rounds: 5, initialColor: 'black', forbidden: [[1, 3]] })
    expect([...round.present]).toEqual(version === '26' ? [1, 2, 3, 5] : [1, 2, 3, 4, 5])
    expect(pairRound(round).pairs).not.toContainEqual({ white: 1, black: 3 })
  })

  it('holds whole tournaments: those of bbpPairings, made anew in both versions', () => {
    for (const name of testFiles('.trf').filter((each) => each.startsWith('n1'))) {
      const file = readTrf(testFile(name))
      const players = file.lines.flatMap((line) => (line.kind === 'player' ? [line.player] : []))
      const { rounds, initialColor } = swissRoundOf(file, { round: 1 })
      for (const version of ['16', '26'] as const) {
        const made = buildTrf({ version, name, rounds, initialColor, players })
        const again = readTrf(writeTrf(made))
        expect(
          again.lines.flatMap((line) => (line.kind === 'player' ? [line.player] : [])),
        ).toEqual(players)
      }
    }
    const small = readTrf(testFile('n16_r7_s1.trf'))
    const players = small.lines.flatMap((line) => (line.kind === 'player' ? [line.player] : []))
    const { initialColor } = swissRoundOf(small, { round: 1 })
    const made = buildTrf({ version: '26', name: 'x', rounds: 7, initialColor, players })
    expect(checkTrf(readTrf(writeTrf(made)))).toEqual([])
  })
})
