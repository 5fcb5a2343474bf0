// Packs the opening names of src/openings/source into src/openings/data.generated.ts, whose format
// src/openings/README.md describes. `--check` changes nothing and fails on a difference.
import { readFileSync, writeFileSync } from 'node:fs'
import { playMove, startGame } from '../src/index.ts'
import { digits, nameParts, newPart, readOpenings } from '../src/openings/opening-tree.ts'

/** @typedef {{ eco: string, name: string, lans: string[], fen: string }} Line */

const folder = new URL('../src/openings/', import.meta.url)
const target = new URL('data.generated.ts', folder)

/** @type {(fen: string, san: string) => { fen: string, lan: string }} */
function play(fen, san) {
  const { history, currentFen } = playMove(startGame(fen), san)
  return { fen: currentFen, lan: history[0]?.lan ?? '' }
}

const readRows = () =>
  ['a', 'b', 'c', 'd', 'e'].flatMap((letter) => {
    const [header, ...rows] = readFileSync(new URL(`source/${letter}.tsv`, folder), 'utf8')
      .trimEnd()
      .split('\n')
    if (header !== 'eco\tname\tpgn') throw new Error(`${letter}.tsv has the columns "${header}".`)
    return rows.map((row) => row.split('\t'))
  })

/** @returns {Line[]} in the order of a walk of the tree of moves. */
function replay(/** @type {string[][]} */ rows) {
  const root = { lan: '', fen: startGame().currentFen, next: new Map() }
  const lines = rows.map(([eco = '', name = '', pgn = '']) => {
    const lans = []
    let node = root
    for (const san of pgn.split(' ').filter((token) => !token.endsWith('.'))) {
      if (!node.next.has(san)) node.next.set(san, { ...play(node.fen, san), next: new Map() })
      node = node.next.get(san)
      lans.push(node.lan)
    }
    return { eco, name, lans, fen: node.fen }
  })
  return lines.toSorted((a, b) => (a.lans.join(' ') < b.lans.join(' ') ? -1 : 1))
}

/** A position has one name, so that no name has to win over another. */
function refuseDoubles(/** @type {Line[]} */ lines) {
  const names = new Map()
  for (const { name, fen } of lines) {
    const key = fen.split(' ', 4).join(' ')
    if (names.has(key))
      throw new Error(`"${names.get(key)}" and "${name}" are one position, ${key}.`)
    names.set(key, name)
  }
}

/** @type {<T>(a: readonly T[], b: readonly T[]) => number} */
function sharedLength(a, b) {
  const end = a.findIndex((item, index) => item !== b[index])
  return end === -1 ? a.length : end
}

function digit(/** @type {number} */ value) {
  const text = digits[value]
  if (!text) throw new Error(`${value} does not fit in one digit of the packed openings.`)
  return text
}

function packMove(/** @type {string} */ lan) {
  if (lan.length !== 4)
    throw new Error(`The packed openings have no room for the promotion ${lan}.`)
  return [0, 2]
    .map((at) => digit('abcdefgh'.indexOf(lan[at] ?? '') + 8 * (Number(lan[at + 1]) - 1)))
    .join('')
}

function pack(/** @type {Line[]} */ lines) {
  const byMoves = new Map(lines.map((line) => [line.lans.join(' '), line]))
  const parts = new Map()
  const packPart = (/** @type {string} */ part) => {
    const index = parts.get(part)
    if (index !== undefined) return digit(Math.floor(index / 64)) + digit(index % 64)
    parts.set(part, parts.size)
    return newPart
  }
  const rows = lines.map(({ eco, name, lans }, index) => {
    const kept = sharedLength(lans, lines[index - 1]?.lans ?? [])
    const parent = lans
      .map((_, ply) => byMoves.get(lans.slice(0, ply).join(' ')))
      .findLast((line) => line)
    const own = nameParts(name)
    const keptParts = sharedLength(own, parent ? nameParts(parent.name) : [])
    return {
      line: digit(kept) + lans.slice(kept).map(packMove).join(''),
      eco: eco === parent?.eco ? '' : eco,
      name: digit(keptParts) + own.slice(keptParts).map(packPart).join(''),
    }
  })
  return {
    lines: rows.map(({ line }) => line).join('\n'),
    ecos: rows.map(({ eco }) => eco).join('\n'),
    names: rows.map(({ name }) => name).join('\n'),
    parts: [...parts.keys()].join('\n'),
  }
}

function proveReadable(/** @type {ReturnType<typeof pack>} */ packed, /** @type {Line[]} */ lines) {
  const root = readOpenings(packed)
  for (const { eco, name, lans } of lines) {
    let node = root
    for (const lan of lans) node = node.children.get(lan) ?? root
    if (node.opening?.eco !== eco || node.opening.name !== name) {
      throw new Error(`"${name}" (${eco}) can't be read back after ${lans.join(' ')}.`)
    }
  }
}

/** @type {(name: string, text: string) => string} */
const constant = (name, text) =>
  `export const ${name}: string = \`${text.replaceAll(/[\\`$]/g, '\\$&')}\`\n`

const lines = replay(readRows())
refuseDoubles(lines)
const packed = pack(lines)
proveReadable(packed, lines)
const module = [
  '// Written by scripts/openings.mjs from source/, which is in the public domain (CC0).\n',
  ...Object.entries(packed).map(([name, text]) => constant(name, text)),
].join('')

if (!process.argv.includes('--check')) writeFileSync(target, module)
else if (readFileSync(target, 'utf8') !== module) {
  process.stderr.write(
    'data.generated.ts is not what the source says. Run `node scripts/openings.mjs` and commit it.\n',
  )
  process.exitCode = 1
}
process.stdout.write(`${lines.length} openings, ${module.length} characters packed\n`)
