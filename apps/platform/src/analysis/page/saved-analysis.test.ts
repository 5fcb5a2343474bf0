import { addComment, exportPgn, idOf, parsePgn, selectMove, startFen } from '@kingside/chess-game'
import { describe, expect, it, vi } from 'vitest'
import { memoryStore } from '../../platform/storage/browser-store.ts'
import { createSavedAnalysis, freshAnalysis } from './saved-analysis.ts'

const key = 'kingside.analysis-board'
const pgn = '1. e4 e5 (1... c5 2. Nf3 (2. c3 d5)) 2. Nf3 Nc6 *'

const written = (change: object) => {
  const store = memoryStore()
  createSavedAnalysis(store).save({ ...freshAnalysis(), game: parsePgn(pgn) })
  const value: unknown = JSON.parse(store.getItem(key) ?? '')
  store.setItem(key, JSON.stringify({ ...Object(value), ...change }))
  return store
}

describe('the kept analysis', () => {
  it('comes back with variations, comments, the selected move and all choices', () => {
    const store = memoryStore()
    const game = addComment(selectMove(parsePgn(pgn), '1_0_1_0_0'), 'The Alapin {here}')
    const before = parsePgn('1. d4 *')
    const source = { gameId: 'g-1', isReported: true }
    createSavedAnalysis(store).save({ game, before, orientation: 'b', lines: 5, source })

    const kept = createSavedAnalysis(store).load()
    expect(exportPgn(kept.game)).toBe(exportPgn(game))
    expect(idOf(kept.game.selectedMoveAddress)).toBe('1_0_1_0_0')
    expect(kept.before && exportPgn(kept.before)).toBe(exportPgn(before))
    expect(kept).toMatchObject({ orientation: 'b', lines: 5, source })
  })

  it('follows the selected move and a cut of the moves', () => {
    const store = memoryStore()
    const saved = createSavedAnalysis(store)
    const game = parsePgn(pgn)
    saved.save({ ...freshAnalysis(), game })
    saved.save({ ...freshAnalysis(), game: selectMove(game, '0') })
    expect(idOf(createSavedAnalysis(store).load().game.selectedMoveAddress)).toBe('0')
    saved.save({ ...freshAnalysis(), game: parsePgn('1. c4 *') })
    expect(
      createSavedAnalysis(store)
        .load()
        .game.history.map(({ san }) => san),
    ).toEqual(['c4'])
  })

  it('keeps a position that is not the start position', () => {
    const store = memoryStore()
    const fen = '8/8/8/4k3/8/8/4P3/4K3 b - - 3 40'
    createSavedAnalysis(store).save({ ...freshAnalysis(), game: parsePgn(`[FEN "${fen}"]\n\n*`) })
    expect(createSavedAnalysis(store).load().game.initialFen).toBe(fen)
  })

  it.each([
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 2 })],
    ['a list', '[]'],
  ])('begins anew when there is %s, and removes it', (_, text) => {
    const store = memoryStore()
    store.setItem(key, text)
    expect(createSavedAnalysis(store).load().game.currentFen).toBe(startFen)
    expect(store.getItem(key)).toBeNull()
  })

  it.each([
    { tree: { pgn: '1. e5 *', selected: '0' } },
    { tree: { pgn: 'x'.repeat(1_000_001), selected: '0' } },
    { lines: 50 },
    { orientation: 'white' },
    { source: { gameId: '<script>', isReported: false } },
  ])('begins anew when a value is hostile', (change) => {
    const store = written(change)
    expect(createSavedAnalysis(store).load().game.history).toEqual([])
    expect(store.getItem(key)).toBeNull()
  })

  it('shows the end of the game when the selected move is not there', () => {
    const store = written({ tree: { pgn, selected: '99_1' } })
    expect(idOf(createSavedAnalysis(store).load().game.selectedMoveAddress)).toBe('3')
  })

  it('goes on in memory when the store is full', () => {
    const store = memoryStore()
    const removeItem = vi.fn<(name: string) => void>()
    const full = {
      ...store,
      removeItem,
      setItem: () => {
        throw new Error('full')
      },
    }
    const saved = createSavedAnalysis(full)
    saved.save({ ...freshAnalysis(), game: parsePgn(pgn) })
    expect(saved.load().game.history).toHaveLength(4)
    expect(removeItem).toHaveBeenCalledWith(key)
  })
})
