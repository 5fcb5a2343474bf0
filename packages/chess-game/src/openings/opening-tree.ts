/** An opening of the Encyclopaedia of Chess Openings. */
export interface Opening {
  /** Code of the Encyclopaedia, `A00` to `E99`. */
  readonly eco: string
  /** English name: the family, then its variations, as in `Sicilian Defense: Najdorf Variation`. */
  readonly name: string
}

/** A position of the opening tree; `opening` is set where a named line ends. */
export interface OpeningNode {
  opening: Opening | undefined
  /** By move, in LAN. */
  readonly children: Map<string, OpeningNode>
}

/** The packed columns that `scripts/openings.mjs` writes; README.md describes them. */
export interface PackedOpenings {
  readonly lines: string
  readonly ecos: string
  readonly names: string
  readonly parts: string
}

/** The digits of the packed columns; a digit's index is its value. */
export const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Marks a part of a packed name that no earlier name had. */
export const newPart = '+'

/** Splits a name into the parts that lines share; joined, the parts are the name again. */
export const nameParts = (name: string): readonly string[] => name.split(/(?=: |, )/)

const valueAt = (text: string, index: number) => digits.indexOf(text.charAt(index))

function squareAt(row: string, index: number) {
  const square = valueAt(row, index)
  return `${'abcdefgh'.charAt(square % 8)}${Math.floor(square / 8) + 1}`
}

function movesOf(row: string): readonly string[] {
  const moves: string[] = []
  for (let at = 1; at < row.length; at += 2) moves.push(squareAt(row, at) + squareAt(row, at + 1))
  return moves
}

function nameReader(parts: readonly string[]) {
  let used = 0
  return (row: string, parent: string) => {
    const name = nameParts(parent).slice(0, valueAt(row, 0))
    for (let at = 1; at < row.length;) {
      const isNew = row.charAt(at) === newPart
      const index = isNew ? used++ : valueAt(row, at) * digits.length + valueAt(row, at + 1)
      name.push(parts[index] ?? '')
      at += isNew ? 1 : 2
    }
    return name.join('')
  }
}

function childOf(node: OpeningNode, move: string): OpeningNode {
  const known = node.children.get(move)
  if (known) return known
  const child: OpeningNode = { opening: undefined, children: new Map() }
  node.children.set(move, child)
  return child
}

/** Unpacks the tree of named lines; its root is the standard initial position. */
export function readOpenings(packed: PackedOpenings): OpeningNode {
  const root: OpeningNode = { opening: undefined, children: new Map() }
  const ecos = packed.ecos.split('\n')
  const names = packed.names.split('\n')
  const readName = nameReader(packed.parts.split('\n'))
  let path = [root]
  packed.lines.split('\n').forEach((row, index) => {
    path = path.slice(0, valueAt(row, 0) + 1)
    const parent = path.findLast((node) => node.opening)?.opening
    for (const move of movesOf(row)) path.push(childOf(path.at(-1) ?? root, move))
    const node = path.at(-1) ?? root
    const name = readName(names[index] ?? '', parent?.name ?? '')
    node.opening = { eco: ecos[index] || (parent?.eco ?? ''), name }
  })
  return root
}
