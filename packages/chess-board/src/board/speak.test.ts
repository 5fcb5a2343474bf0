import { placement, startFen } from '@kingside/chess-game'
import { describe, expect, it } from 'vitest'
import { boardCommands } from '../headless/keyboard.ts'
import { answerTo, ownPieces, announce, type AnswerContext } from './speak.ts'
import { englishSpokenTexts, type SpokenTexts } from './texts.ts'

const afterE4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1'
const asked: AnswerContext = {
  position: afterE4,
  orientation: 'w',
  lastMove: { from: 'e2', to: 'e4' },
  premoves: [],
  square: 'e4',
  targets: [],
  clocks: undefined,
}
const answer = (command: Parameters<typeof answerTo>[0], given: Partial<AnswerContext> = {}) =>
  answerTo(command, { ...asked, ...given }, englishSpokenTexts)

describe('the last move', () => {
  it('is told with its piece', () => {
    expect(answer('last-move')).toBe('Last move: white pawn e2 to e4.')
  })

  it('is told when there is none, and when its piece is gone', () => {
    expect(answer('last-move', { lastMove: undefined })).toBe('No move yet.')
    expect(answer('last-move', { position: '8/8/8/8/8/8/8/8' })).toBe('Last move: e2 to e4.')
  })

  it('is the piece that made it, whatever waits to go there', () => {
    expect(answer('last-move', { premoves: [{ from: 'd8', to: 'e4' }] })).toBe(
      'Last move: white pawn e2 to e4.',
    )
  })
})

describe('the own pieces', () => {
  const few = '4k3/8/8/3n4/8/2B5/PQ6/4K2R w K - 0 1'

  it('are those of the side at the bottom, the most important first', () => {
    expect(answer('own-pieces', { position: few })).toBe(
      'king e1, queen b2, rook h1, bishop c3, pawn a2.',
    )
    expect(answer('own-pieces', { position: few, orientation: 'b' })).toBe('king e8, knight d5.')
  })

  it('of one kind are told from the a-file on', () => {
    const squares = ownPieces(placement(startFen), 'b').map(({ square }) => square)
    expect(squares.join(' ')).toBe('e8 d8 a8 h8 c8 f8 b8 g8 a7 b7 c7 d7 e7 f7 g7 h7')
  })

  it('stand where the premoves that wait put them, as on the board', () => {
    const premoves = [{ from: 'c3', to: 'd4' }] as const
    expect(answer('own-pieces', { position: few, premoves })).toContain('bishop d4')
  })

  it('may be none', () => {
    expect(answer('own-pieces', { position: '4k3/8/8/8/8/8/8/8' })).toBe('No white pieces.')
  })
})

describe('where a piece can go', () => {
  it('is told square by square', () => {
    expect(answer('reach', { square: 'g8', targets: ['f6', 'h6'] })).toBe(
      'The black knight on g8 can go to f6, h6.',
    )
  })

  it('may be nowhere', () => {
    expect(answer('reach', { square: 'e4' })).toBe('The white pawn on e4 cannot move now.')
    expect(answer('reach', { square: 'e5' })).toBe('e5 is empty.')
  })

  it('counts the premoves that wait, as the board shows them', () => {
    const premoves = [{ from: 'g8', to: 'f6' }] as const
    expect(answer('reach', { premoves, square: 'f6', targets: ['d5'] })).toBe(
      'The black knight on f6 can go to d5.',
    )
    expect(answer('reach', { premoves, square: 'g8' })).toBe('g8 is empty.')
  })
})

it('tells the clocks in the page’s words, or that there are none', () => {
  expect(answer('clocks', { clocks: 'White 3 minutes.' })).toBe('White 3 minutes.')
  expect(answer('clocks')).toBe('There are no clocks.')
})

it('names every key in its help', () => {
  expect(answer('help')).toMatch(
    /Arrow keys.*1 to 8.*Shift.*K, Q, R, B, N and P.*Enter.*Escape.*L .*O .*T .*M .*D .*X /,
  )
})

it('speaks any language', () => {
  const texts: SpokenTexts = {
    lastMove: () => 'ход',
    ownPieces: () => 'фигуры',
    reach: () => 'ходы',
    noClocks: 'нет часов',
    help: 'помощь',
  }
  expect(boardCommands.map((command) => answerTo(command, asked, texts))).toEqual([
    'ход',
    'фигуры',
    'нет часов',
    'ходы',
    'помощь',
  ])
})

it('does without a place to speak', () => {
  expect(() => announce(null, 'Hello')).not.toThrow()
})
