import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commentText } from '../pgn/write-comment.ts'
import type { MoveComment } from './move-comment.ts'
import { readComment } from './read-comment.ts'

describe('a comment', () => {
  it.each<[words: string, comment: MoveComment]>([
    ['', { text: '' }],
    [' a\r\n\tb  c ', { text: 'a b c' }],
    ['[%clk 0:03:00]', { text: '', clock: 180_000 }],
    ['[%clk 3:00]', { text: '', clock: 180_000 }],
    ['[%clk 0:00:59.9]', { text: '', clock: 59_900 }],
    ['[%clk\n0:03:00 ]', { text: '', clock: 180_000 }],
    ['[%emt 0:00:07]', { text: '', elapsed: 7000 }],
    ['[%eval 0.17]', { text: '', evaluation: { pawns: 0.17 } }],
    ['[%eval -1.5,20]', { text: '', evaluation: { pawns: -1.5, depth: 20 } }],
    ['[%eval +2]', { text: '', evaluation: { pawns: 2 } }],
    ['[%eval #3]', { text: '', evaluation: { mate: 3 } }],
    ['[%eval #-3,9]', { text: '', evaluation: { mate: -3, depth: 9 } }],
    ['[%csl Ra1]', { text: '', squares: [{ color: 'red', square: 'a1' }] }],
    [
      '[%csl Ba1,Gh8]',
      {
        text: '',
        squares: [
          { color: 'blue', square: 'a1' },
          { color: 'green', square: 'h8' },
        ],
      },
    ],
    ['[%cal Yb1c3]', { text: '', arrows: [{ color: 'yellow', from: 'b1', to: 'c3' }] }],
    ['a[%clk 0:03:00]b', { text: 'a b', clock: 180_000 }],
    ['a [%clk 0:03:00] [%emt 0:00:01] b', { text: 'a b', clock: 180_000, elapsed: 1000 }],
  ])('%j holds %j', (words, comment) => {
    expect(readComment(words)).toEqual(comment)
  })

  it.each([
    '[%clk]',
    '[%clk ]',
    '[%clk soon]',
    '[%clk 0:61:00]',
    '[%clk 0:03:00',
    '[%eval good]',
    '[%eval 1e5]',
    '[%csl Ga9]',
    '[%csl Ga1,]',
    '[%csl Oa1]',
    '[%cal Ga1]',
    '[%__proto__ 1]',
    '[%tqu "En","","","a2a4"]',
    '[clk 0:03:00]',
    '[% clk 0:03:00]',
  ])('keeps %s among its words', (words) => {
    expect(readComment(words)).toEqual({ text: words })
  })

  it('keeps a second command of a kind among its words', () => {
    expect(readComment('[%clk 0:01:00] [%clk 0:02:00]')).toEqual({
      text: '[%clk 0:02:00]',
      clock: 60_000,
    })
  })

  it('of any text is the same when it is written and read again', () => {
    const part = fc.constantFrom(
      '[%',
      ']',
      '[',
      'clk 0:01:00',
      'emt 5',
      ' ',
      '\n',
      '\u00a0',
      'é',
      ',',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string())), (parts) => {
        const comment = readComment(parts.join(''))
        expect(comment.text).toBe(comment.text.replace(/\s+/g, ' ').trim())
        expect(readComment(commentText(comment))).toEqual(comment)
      }),
    )
  })
})
