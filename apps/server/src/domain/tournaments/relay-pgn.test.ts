import { describe, expect, it } from 'vitest'
import { readRelayPgn, RelayPgnError } from './relay-pgn.ts'

const tags = (facts: Readonly<Record<string, string>>) =>
  Object.entries({ White: 'Ann Example', Black: 'Bo Example', Round: '2.7', ...facts })
    .map(([name, value]) => `[${name} "${value}"]\n`)
    .join('')

const problemOf = async (pgn: string): Promise<string> => {
  try {
    await readRelayPgn(pgn)
    return 'nothing is wrong'
  } catch (error) {
    if (error instanceof RelayPgnError) return error.message
    throw error
  }
}

describe('the PGN of a broadcast', () => {
  it('gives round, board, players, moves with clocks and the end', async () => {
    const pgn = `${tags({ WhiteTitle: 'gm', WhiteElo: '2701', BlackElo: '?' })}
1. f3 { [%clk 1:29:58] } e5 { [%clk 1:30:05.5] [%eval -0.4] } 2. g4 (2. e4 Nf6) Qh4# 0-1`
    const [game] = await readRelayPgn(pgn)
    expect(game).toMatchObject({
      round: 2,
      table: 7,
      players: {
        w: { name: 'Ann Example', title: 'GM', rating: 2701 },
        b: { name: 'Bo Example', title: null, rating: null },
      },
      line: { end: { result: 'BLACK_WIN', reason: 'checkmate' } },
    })
    expect(game?.line.plies.map(({ uci, clockMs }) => [uci, clockMs])).toEqual([
      ['f2f3', 5_398_000],
      ['e7e5', 5_405_500],
      ['g2g4', null],
      ['d8h4', null],
    ])
  })

  it.each([
    [
      { Round: '3', Board: '12' },
      { round: 3, table: 12 },
    ],
    [
      { Round: '3.4', Board: '12' },
      { round: 3, table: 4 },
    ],
    [{ Round: '3' }, { round: 3, table: null }],
  ])('finds the board by %j', async (facts, found) => {
    expect(await readRelayPgn(`${tags(facts)}\n*`)).toMatchObject([found])
  })

  it.each([
    ['1-0', {}, { result: 'WHITE_WIN', reason: 'relayed' }],
    ['0-1', { Termination: 'time forfeit' }, { result: 'BLACK_WIN', reason: 'time-control' }],
    ['1/2-1/2', {}, { result: 'DRAW', reason: 'relayed' }],
    ['*', {}, null],
  ])('knows of %s no more of the reason than is written', async (result, facts, end) => {
    expect(await readRelayPgn(`${tags(facts)}\n1. e4 ${result}`)).toMatchObject([{ line: { end } }])
  })

  it.each([
    ['', 'Line 1: there is no game. Send tags and moves.'],
    [`${tags({})}\n1. e4 e5\n2. Ke3 *`, 'Line 6: move 2. can’t'],
    [`${tags({ Round: '?' })}\n*`, 'Line 1: the tag Round is "?"'],
    [`${tags({ Round: '1.0' })}\n*`, 'Line 1: the board is "0"'],
    [`${tags({ White: '?' })}\n*`, 'Line 1: the tag White names nobody'],
    [`${tags({ White: 'bo example' })}\n*`, 'Line 1: bo example can’t play against themselves'],
    [`${tags({})}\n1. e4 {no end`, 'Line 5: a comment is not closed'],
    [`${tags({})}\n1. -- *`, 'Line 1: a move is passed'],
    [`${tags({ FEN: 'nothing' })}\n*`, 'Line 4:'],
    [
      `${tags({})}\n*\n\n${tags({ White: 'C', Black: 'D' })}\n*`,
      'Line 7: round 2, board 7 is in line 1',
    ],
    [
      `${tags({})}\n*\n\n${tags({ Round: '2.8' })}\n*`,
      'Line 7: Ann Example plays round 2 in line 1',
    ],
  ])('says where and what is wrong: %#', async (pgn, problem) => {
    const said = (await problemOf(pgn)).replaceAll("'", '’')
    expect(said.slice(0, problem.length)).toBe(problem)
  })

  it('S-26 takes line breaks, marks of direction and what can’t be seen out of names, and cuts them', async () => {
    const name = `\u202EAnn\t\u0000 \u200BExample\u2028 ${'x'.repeat(100)}`
    const [game] = await readRelayPgn(`${tags({ White: name })}\n*`)
    expect(game?.players.w.name).toBe(`Ann Example ${'x'.repeat(48)}`)
  })

  it('S-26 a text that would keep a server busy is refused or read within a second', async () => {
    const deep = `${tags({})}\n1. e4 ${'(1. d4 '.repeat(9_000)}`
    const long = `${tags({})}\n${'{x}'.repeat(300_000)}`
    const many = Array.from(
      { length: 1_001 },
      (_, index) => `[White "A${index}"]\n[Black "B${index}"]\n[Round "1.${index + 1}"]\n\n*\n`,
    ).join('\n')
    const begun = performance.now()
    expect(await problemOf(deep)).toContain('a variation is not closed')
    expect(await problemOf(long)).toContain('longer than')
    expect(await problemOf(many)).toContain('more than 1000 games')
    expect(performance.now() - begun).toBeLessThan(3_000)
  })
})
