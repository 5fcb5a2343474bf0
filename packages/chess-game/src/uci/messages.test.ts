import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lanOf, type MoveIntent } from '../model/move.ts'
import { promotionTypes } from '../model/piece.ts'
import { squares } from '../model/square.ts'
import { parseUciMessage, type UciInfo } from './messages.ts'

it.each([
  ['id name Stockfish 19', { type: 'id', key: 'name', value: 'Stockfish 19' }],
  ['id author A. U. Thor', { type: 'id', key: 'author', value: 'A. U. Thor' }],
  ['uciok', { type: 'uciok' }],
  [' \t readyok \r', { type: 'readyok' }],
  ['bestmove e2e4', { type: 'bestmove', move: { from: 'e2', to: 'e4' } }],
  [
    'bestmove a7a8q ponder b1c3',
    {
      type: 'bestmove',
      move: { from: 'a7', to: 'a8', promotion: 'q' },
      ponder: { from: 'b1', to: 'c3' },
    },
  ],
  ['bestmove e2e4 ponder (none)', { type: 'bestmove', move: { from: 'e2', to: 'e4' } }],
  ['bestmove (none)', { type: 'bestmove', move: null }],
  ['bestmove 0000', { type: 'bestmove', move: null }],
  ['bestmove', { type: 'bestmove', move: null }],
  ['', { type: 'other' }],
  ['id', { type: 'other' }],
  ['Stockfish 19 by its authors', { type: 'other' }],
  ['toString', { type: 'other' }],
])('reads %j', (line, message) => {
  expect(parseUciMessage(line)).toEqual(message)
})

describe('an option', () => {
  it.each([
    [
      'option name Skill Level type spin default 20 min 0 max 20',
      { name: 'Skill Level', type: 'spin', default: '20', min: 0, max: 20, vars: [] },
    ],
    [
      'option name Contempt type spin default 0 min -100 max 100',
      { name: 'Contempt', type: 'spin', default: '0', min: -100, max: 100, vars: [] },
    ],
    [
      'option name Ponder type check default false',
      { name: 'Ponder', type: 'check', default: 'false', vars: [] },
    ],
    ['option name Clear Hash type button', { name: 'Clear Hash', type: 'button', vars: [] }],
    [
      'option name Style type combo default Very Solid var Very Solid var Normal',
      { name: 'Style', type: 'combo', default: 'Very Solid', vars: ['Very Solid', 'Normal'] },
    ],
    [
      'option name Log type string default <empty>',
      { name: 'Log', type: 'string', default: '', vars: [] },
    ],
    [
      'option name Path type string default /var or min',
      { name: 'Path', type: 'string', default: '/var or min', vars: [] },
    ],
    [
      'option name Note type string default var max 3',
      { name: 'Note', type: 'string', default: 'var max 3', vars: [] },
    ],
    ['option name Book type type combo', { name: 'Book type', type: 'combo', vars: [] }],
    ['option name N type spin min x max', { name: 'N', type: 'spin', vars: [] }],
  ])('is read: %s', (line, option) => {
    expect(parseUciMessage(line)).toEqual({ type: 'option', option })
  })

  it.each([
    'option',
    'option name Skill',
    'option name type spin',
    'option Skill type spin',
    'option name Skill type',
    'option name Skill type slider',
  ])('is not made of %j', (line) => {
    expect(parseUciMessage(line)).toEqual({ type: 'other' })
  })
})

const info = (line: string) => parseUciMessage(`info ${line}`)

describe('info', () => {
  it('is read whole', () => {
    expect(
      info(
        'depth 12 seldepth 20 multipv 2 score cp -31 upperbound wdl 5 900 95 nodes 67890 nps 13400 ' +
          'hashfull 7 tbhits 0 time 5 currmove e1g1 currmovenumber 3 pv e2e4 e7e5 a7a8n',
      ),
    ).toEqual({
      type: 'info',
      info: {
        depth: 12,
        seldepth: 20,
        multipv: 2,
        score: { type: 'cp', value: -31, bound: 'upper' },
        wdl: { win: 5, draw: 900, loss: 95 },
        nodes: 67890,
        nps: 13400,
        hashfull: 7,
        tbhits: 0,
        time: 5,
        currmove: { from: 'e1', to: 'g1' },
        currmovenumber: 3,
        pv: [
          { from: 'e2', to: 'e4' },
          { from: 'e7', to: 'e5' },
          { from: 'a7', to: 'a8', promotion: 'n' },
        ],
      },
    })
  })

  it.each<[string, UciInfo]>([
    ['score mate -3', { score: { type: 'mate', value: -3 } }],
    ['score mate 0', { score: { type: 'mate', value: 0 } }],
    ['score cp 5 lowerbound', { score: { type: 'cp', value: 5, bound: 'lower' } }],
    ['lowerbound score cp -0', { score: { type: 'cp', value: 0 } }],
    ['string NNUE depth 5 of pv', { string: 'NNUE depth 5 of pv' }],
    ['depth 3 string', { depth: 3, string: '' }],
    ['pv e2e4 oops e7e5', { pv: [{ from: 'e2', to: 'e4' }] }],
    ['pv e2e4 0000 depth 4', { pv: [{ from: 'e2', to: 'e4' }], depth: 4 }],
    ['pv', {}],
    ['refutation d1h5 g6h5 nodes 9', { nodes: 9 }],
    ['', {}],
  ])('reads %j', (line, expected) => {
    expect(info(line)).toEqual({ type: 'info', info: expected })
  })

  it.each([
    'depth',
    'depth x',
    'depth -1',
    'depth 1.5',
    'depth 1e3',
    'depth 0x10',
    'depth Infinity',
    'nodes 99999999999999999999',
    'score',
    'score cp',
    'score cp x',
    'score pawns 3',
    'score mate 1.5',
    'lowerbound',
    'wdl 1 2',
    'wdl 1 2 -3',
    'currmove e2',
    '__proto__ 5 constructor 6',
  ])('leaves out the nonsense of %j, and reads on', (line) => {
    expect(info(`${line} seldepth 7`)).toEqual({ type: 'info', info: { seldepth: 7 } })
  })

  it('reads back what an engine says', () => {
    const square = fc.constantFrom(...squares)
    const move: fc.Arbitrary<MoveIntent> = fc.record(
      { from: square, to: square, promotion: fc.constantFrom(...promotionTypes) },
      { requiredKeys: ['from', 'to'] },
    )
    const count = fc.maxSafeNat()
    const infos = fc.record(
      {
        depth: count,
        seldepth: count,
        multipv: count,
        score: fc.record(
          {
            type: fc.constantFrom('cp', 'mate'),
            value: fc.maxSafeInteger(),
            bound: fc.constantFrom('lower', 'upper'),
          },
          { requiredKeys: ['type', 'value'] },
        ),
        nodes: count,
        nps: count,
        time: count,
        hashfull: count,
        tbhits: count,
        currmove: move,
        currmovenumber: count,
        wdl: fc.record({ win: count, draw: count, loss: count }),
        pv: fc.array(move, { minLength: 1 }),
        string: fc
          .array(fc.string({ minLength: 1 }).filter((word) => /^\S+$/.test(word)))
          .map((words) => words.join(' ')),
      },
      { requiredKeys: [] },
    )
    const space = fc.constantFrom(' ', '  ', '\t')
    fc.assert(
      fc.property(infos, space, fc.infiniteStream(fc.nat()), (generated, space, order) => {
        const { string, ...rest } = generated
        const parts = Object.entries(infoWords(rest))
          .map(([key, words]) => ({ words: [key, ...words], place: order.next().value }))
          .sort((a, b) => a.place - b.place)
          .flatMap(({ words }) => words)
        const text = string === undefined ? [] : ['string', string]
        const line = ['info', ...parts, ...text].join(space)
        expect(parseUciMessage(line)).toEqual({ type: 'info', info: generated })
      }),
    )
  })
})

it('never throws, whatever the line', () => {
  const word = fc.constantFrom(
    ...'id name author uciok option type spin default min max var info score cp mate pv'.split(' '),
    ...'wdl string lowerbound currmove bestmove ponder e2e4 a7a8q (none) 0000 -1 12 1e9'.split(' '),
  )
  const lines = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.oneof({ weight: 9, arbitrary: word }, fc.string())).map((all) => all.join(' ')),
  )
  fc.assert(
    fc.property(lines, (line) => {
      expect(typeof parseUciMessage(line).type).toBe('string')
    }),
    { numRuns: 1000 },
  )
})

function infoWords({ score, currmove, wdl, pv, ...counts }: UciInfo): Record<string, string[]> {
  return {
    ...Object.fromEntries(Object.entries(counts).map(([key, value]) => [key, [String(value)]])),
    ...(score && {
      score: [score.type, String(score.value), ...(score.bound ? [`${score.bound}bound`] : [])],
    }),
    ...(currmove && { currmove: [lanOf(currmove)] }),
    ...(wdl && { wdl: [wdl.win, wdl.draw, wdl.loss].map(String) }),
    ...(pv && { pv: pv.map(lanOf) }),
  }
}
