import { endOfGame, playMove, startGame } from '@kingside/chess-game'
import { computerGameStates, snapshotAt } from '@kingside/machines/examples'
import { selectComputerGameView } from '@kingside/machines'
import { expect, it } from 'vitest'
import { memoryStore } from '../../platform/storage/browser-store.ts'
import { createSavedGames } from './saved-game.ts'

const key = 'kingside.computer-game'

it('gives a game back as it was: moves, clocks, choices', () => {
  const saved = createSavedGames(memoryStore())
  const view = selectComputerGameView(computerGameStates['playing.playerTurn'])
  saved.save(view)
  expect(saved.load()).toEqual({ setup: view.setup, game: view.game, times: view.clock?.times })
})

it('gives a finished game back as finished', () => {
  const saved = createSavedGames(memoryStore())
  saved.save(selectComputerGameView(computerGameStates.over))
  expect(saved.load()?.end).toEqual({ result: 'black-win', reason: 'resignation' })
})

it('begins anew over an old game', () => {
  const saved = createSavedGames(memoryStore())
  saved.save(selectComputerGameView(computerGameStates.over))
  const setup = { playerColor: 'b', level: 8, clock: null } as const
  saved.begin(setup)
  expect(saved.load()).toEqual({ setup, game: startGame() })
})

const valid = {
  version: 1,
  setup: { playerColor: 'w', level: 3, clock: null },
  moves: [{ lan: 'e2e4' }],
  times: null,
  end: null,
}

it.each([
  ['an illegal move', { ...valid, moves: [{ lan: 'e2e5' }] }],
  ['another version', { ...valid, version: 2 }],
  ['an unknown level', { ...valid, setup: { ...valid.setup, level: 9 } }],
  ['a negative clock', { ...valid, times: { w: -1, b: 5 } }],
  ['an end that does not exist', { ...valid, end: { result: 'draw', reason: 'checkmate' } }],
  ['a prototype in disguise', JSON.parse('{"__proto__":{"version":1}}')],
  ['nothing', null],
])('puts a record with %s aside instead of throwing', (_, record) => {
  const store = memoryStore()
  store.setItem(key, JSON.stringify(record))
  expect(createSavedGames(store).load()).toBeNull()
  expect(store.getItem(key)).toBeNull()
})

it('puts text that is no JSON aside', () => {
  const store = memoryStore()
  store.setItem(key, '{')
  expect(createSavedGames(store).load()).toBeNull()
})

it('loses only the keeping when the store is full or forbidden', () => {
  const forbidden = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const saved = createSavedGames({
    getItem: forbidden,
    setItem: forbidden,
    removeItem: forbidden,
    key: forbidden,
    length: 0,
  })
  expect(() => saved.save(selectComputerGameView(snapshotAt('preparing')))).not.toThrow()
  expect(saved.load()).toBeNull()
})

it('keeps a game of any length readable', () => {
  const saved = createSavedGames(memoryStore())
  let game = startGame()
  for (let round = 0; round < 100; round += 1) {
    for (const move of ['g1f3', 'g8f6', 'f3g1', 'f6g8']) game = playMove(game, move)
  }
  expect(endOfGame(game)).toBeDefined()
  saved.save(selectComputerGameView(snapshotAt({ playing: 'playerTurn' }, { game, clock: null })))
  expect(saved.load()?.game.history).toHaveLength(400)
})
