import { type Color, opposite, type PieceType, pieceValues } from '@kingside/chess-game'

/** A piece at its place: file and rank from 0. */
export interface Standing {
  readonly color: Color
  readonly type: PieceType
  readonly file: number
  readonly rank: number
}

type Place = Pick<Standing, 'file' | 'rank'>

const straight = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const
const diagonal = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const
const around = [...straight, ...diagonal] as const
const jumps = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
] as const

const isOn = ({ file, rank }: Place): boolean => file >= 0 && file < 8 && rank >= 0 && rank < 8
const isSame = (a: Place, b: Place): boolean => a.file === b.file && a.rank === b.rank

/** Where a square of a move lies. */
export const placeOf = (square: string): Place => ({
  file: square.charCodeAt(0) - 97,
  rank: Number(square[1]) - 1,
})

const isType = (letter: string): letter is PieceType => /^[pnbrqk]$/.test(letter)

/** Who stands where and sees what. Pins do not matter to it. */
export class Sight {
  readonly pieces: readonly Standing[]

  constructor(pieces: readonly Standing[]) {
    this.pieces = pieces
  }

  at(place: Place): Standing | undefined {
    return this.pieces.find((piece) => isSame(piece, place))
  }

  king(color: Color): Standing {
    const king = this.pieces.find((piece) => piece.type === 'k' && piece.color === color)
    if (!king) throw new RangeError('There is no king.')
    return king
  }

  /** The squares that a piece attacks. */
  seen(piece: Standing): readonly Place[] {
    switch (piece.type) {
      case 'p':
        return this.#steps(
          piece,
          [-1, 1].map((file) => [file, piece.color === 'w' ? 1 : -1] as const),
        )
      case 'n':
        return this.#steps(piece, jumps)
      case 'k':
        return this.#steps(piece, around)
      case 'b':
        return this.#rays(piece, diagonal)
      case 'r':
        return this.#rays(piece, straight)
      case 'q':
        return this.#rays(piece, around)
      default:
        return piece.type satisfies never
    }
  }

  /** The pieces of a colour that attack a square. */
  attackers(place: Place, color: Color): readonly Standing[] {
    return this.pieces.filter(
      (piece) => piece.color === color && this.seen(piece).some((square) => isSame(square, place)),
    )
  }

  /** What a piece could take. */
  targets(piece: Standing): readonly Standing[] {
    return this.seen(piece).flatMap((square) => {
      const target = this.at(square)
      return target && target.color !== piece.color ? [target] : []
    })
  }

  /** Whether nothing takes back on a square. */
  isLoose({ color, ...place }: Standing): boolean {
    return this.attackers(place, color).length === 0
  }

  /** The squares around a place that are on the board. */
  neighbours(place: Place): readonly Place[] {
    return this.#steps(place, around)
  }

  /** The board without a piece. */
  without(piece: Standing): Sight {
    return new Sight(this.pieces.filter((each) => each !== piece))
  }

  /** The piece that sees the king only past this one; undefined: it is not pinned. */
  pinner(piece: Standing): Standing | undefined {
    const king = this.king(piece.color)
    const enemy = opposite(piece.color)
    const now = this.attackers(king, enemy)
    return this.without(piece)
      .attackers(king, enemy)
      .find((each) => !now.some((other) => isSame(other, each)))
  }

  /** What a side has, in pawns, without its king. */
  material(color: Color): number {
    return this.pieces
      .filter((piece) => piece.color === color && piece.type !== 'k')
      .reduce((sum, { type }) => sum + pieceValues[type], 0)
  }

  #steps({ file, rank }: Place, steps: readonly (readonly [number, number])[]): readonly Place[] {
    return steps.map(([x, y]) => ({ file: file + x, rank: rank + y })).filter(isOn)
  }

  #rays({ file, rank }: Place, ways: readonly (readonly [number, number])[]): readonly Place[] {
    return ways.flatMap(([x, y]) => {
      const seen: Place[] = []
      for (let step = 1; step < 8; step += 1) {
        const place = { file: file + step * x, rank: rank + step * y }
        if (!isOn(place)) break
        seen.push(place)
        if (this.at(place)) break
      }
      return seen
    })
  }
}

/** The pieces of a FEN, of which the first field is enough. */
export const sightOf = (fen: string): Sight =>
  new Sight(
    fen
      .split(' ', 1)
      .join('')
      .split('/')
      .flatMap((row, index) => {
        let file = 0
        return Array.from(row).flatMap((letter): readonly Standing[] => {
          const type = letter.toLowerCase()
          if (!isType(type)) {
            file += Number(letter)
            return []
          }
          file += 1
          const color = letter === type ? 'b' : 'w'
          return [{ color, type, file: file - 1, rank: 7 - index }]
        })
      }),
  )
