import { expect, it, vi } from 'vitest'
import { ChessError } from '../chess-error.ts'
import { playMove, startGame } from './play.ts'
import { reportErrors } from './report.ts'

const setUp = () => {
  const told: string[] = []
  const reports = {
    log: vi.fn<(error: ChessError) => void>(() => void told.push('log')),
    onError: vi.fn<(error: ChessError) => void>(() => void told.push('onError')),
  }
  return { told, reports }
}

it('logs an error of the rules and calls the host, and the game stays as it was', () => {
  const { told, reports } = setUp()
  const game = startGame()
  expect(reportErrors(() => playMove(game, 'e2e5'), game, reports)).toBe(game)
  expect(told).toEqual(['log', 'onError'])
  expect(reports.onError.mock.calls[0]?.[0]).toMatchObject({ code: 'illegal-move' })
  expect(reports.log.mock.calls).toEqual(reports.onError.mock.calls)
})

it('says nothing when all goes well', () => {
  const { told, reports } = setUp()
  const game = startGame()
  expect(reportErrors(() => playMove(game, 'e4'), game, reports).history).toHaveLength(1)
  expect(told).toEqual([])
})

it('logs to the console without a host that listens', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(reportErrors(() => startGame('no position'), null)).toBeNull()
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.any(ChessError))
  error.mockRestore()
})

it('throws what is no error of the rules', () => {
  const { told, reports } = setUp()
  const failing = () => {
    throw new TypeError('a fault of the page')
  }
  expect(() => reportErrors(failing, null, reports)).toThrow(TypeError)
  expect(told).toEqual([])
})
