import { readFileSync } from 'node:fs'
import { Chess } from 'chess.js'
import { describe, expect, it } from 'vitest'
import type { ChessGame } from '../game/chess-game.ts'
import { exportPgn } from './export-pgn.ts'
import { parsePgn, parsePgnGames } from './parse-pgn.ts'

const url = new URL('../../../../bench/data/lichess-438.pgn', import.meta.url)
const text = readFileSync(url, 'utf8')
const results = [...parsePgnGames(text)]
const games = results.flatMap((read) => (read.ok ? [read.game] : []))

const tree = ({ headers, history, comments, result }: ChessGame): string =>
  JSON.stringify({ headers, history, comments, result })

describe('438 games of Lichess', () => {
  it('are all read', () => {
    expect(results).toHaveLength(438)
    expect(results.filter(({ ok }) => !ok)).toEqual([])
  })

  it('have a clock on every move', () => {
    const moves = games.flatMap(({ history }) => history)
    expect(moves).toHaveLength(text.split('[%clk').length - 1)
    expect(moves.filter(({ clockMs }) => clockMs === undefined)).toEqual([])
  })

  it('have the results of their tags', () => {
    expect(games.map(({ result }) => result)).toEqual(games.map(({ headers }) => headers['Result']))
  })

  it('are the whole text, one after the other', () => {
    expect(results.map(({ source }) => source.text).join('')).toBe(text)
  })

  it('end where another program says', () => {
    for (const { source } of results.slice(0, 20)) {
      const other = new Chess()
      other.loadPgn(source.text.trim())
      expect(parsePgn(source.text).currentFen).toBe(other.fen())
    }
  })

  it('read back to the same tree when they are written', () => {
    for (const game of games) {
      const pgn = exportPgn(game)
      const again = parsePgn(pgn)
      expect(tree(again)).toBe(tree(game))
      expect(exportPgn(again)).toBe(pgn)
    }
  })
})
