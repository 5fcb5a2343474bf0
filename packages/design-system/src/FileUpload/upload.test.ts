import { describe, expect, it } from 'vitest'
import { fileProblem, uploadProblemOf, type UploadItem } from './upload.ts'
import { uploadsReducer } from './uploadsReducer.ts'

const file = (name: string, type: string, size = 1000) => ({ name, type, size })

describe('fileProblem', () => {
  it.each([
    [file('a.png', 'image/png'), undefined],
    [file('a.svg', 'image/svg+xml'), undefined],
    [file('GAMES.PGN', ''), undefined],
    [file('a.pdf', 'application/pdf'), 'wrongType'],
    [file('a.png', 'image/png', 5_000_000), undefined],
    [file('a.png', 'image/png', 5_000_001), 'tooLarge'],
    [file('a.pdf', 'application/pdf', 9_000_000), 'wrongType'],
  ])('judges %o', (chosen, problem) => {
    expect(fileProblem(chosen, { accept: ['image/*', '.pgn'], maxBytes: 5_000_000 })).toBe(problem)
  })

  it('lets everything through without limits', () => {
    expect(fileProblem(file('a', ''), {})).toBeUndefined()
  })
})

describe('uploadProblemOf', () => {
  it.each([
    [413, 'tooLarge'],
    [415, 'wrongType'],
    [500, 'failed'],
    [0, 'failed'],
  ])('reads status %d as %s', (status, problem) => {
    expect(uploadProblemOf(status)).toBe(problem)
  })
})

describe('uploadsReducer', () => {
  const item: UploadItem = { id: '1', name: 'a.png', state: { status: 'waiting' } }

  it('follows a file from its choice to its address', () => {
    const added = uploadsReducer([], { type: 'added', items: [item] })
    const done = uploadsReducer(added, {
      type: 'changed',
      id: '1',
      state: { status: 'done' },
      url: '/a.png',
    })
    expect(done).toEqual([{ ...item, state: { status: 'done' }, url: '/a.png' }])
    expect(uploadsReducer(done, { type: 'removed', id: '1' })).toEqual([])
  })

  it('drops news of a file that was removed', () => {
    expect(uploadsReducer([], { type: 'changed', id: '1', state: { status: 'done' } })).toEqual([])
  })
})
