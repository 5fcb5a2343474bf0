import { selectComputerGameView } from '@kingside/machines'
import { computerGameStates } from '@kingside/machines/examples'
import { expect, it } from 'vitest'
import { pgnFileName, pgnOf } from './pgn-file.ts'

const origin = { site: 'https://kingside.example', date: new Date(2026, 0, 5, 23, 30) }

it('tells who played whom, when, with what clock, and how it ended', () => {
  const pgn = pgnOf(selectComputerGameView(computerGameStates.over), origin)
  expect(pgn).toContain(
    '[Event "Game against the computer"]\n[Site "https://kingside.example"]\n[Date "2026.01.05"]',
  )
  expect(pgn).toContain(
    '[White "Player"]\n[Black "Stockfish level 3"]\n[Result "0-1"]\n[TimeControl "180+2"]',
  )
  expect(pgn).toMatch(/1\. e4 \{ \[%clk 0:03:00\] \}/)
})

it('leaves the result open while the game goes on', () => {
  const pgn = pgnOf(selectComputerGameView(computerGameStates['playing.playerTurn']), origin)
  expect(pgn).toContain('[Result "*"]')
  expect(pgn.trimEnd()).toMatch(/\*$/)
})

it('names the file by the day', () => {
  expect(pgnFileName(origin.date)).toBe('kingside-2026-01-05.pgn')
})
