import { playerTitles } from '@kingside/api/facts'

/** So many players are added with one call. */
export const mostListed = 100

const nameHeaders =
  /^(?:.*\bname\b.*|player|participant|фио|имя.*|фамилия.*|игрок|участник|аты.*|ойыншы)$/iu

/** The cells of a line of a table; quotes keep a separator that is part of a cell. */
function cellsOf(line: string, separator: string): readonly string[] {
  const cells: string[] = ['']
  let isQuoted = false
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === separator && !isQuoted) cells.push('')
    else cells[cells.length - 1] = `${cells.at(-1) ?? ''}${sign}`
  }
  return cells.map((cell) => cell.trim())
}

const hasLetters = (text: string) => /\p{L}{2}/u.test(text)

/** Two parts of letters: a last name, and the first. */
const isLastFirst = (line: string) => /^[\p{L}\p{M}\s.'’-]+,[\p{L}\p{M}\s.'’-]+$/u.test(line)

const titles: readonly string[] = playerTitles

/** A name as one says it: without number, title and rating, and with the first name first. */
function plainName(text: string): string {
  const [last, first] = isLastFirst(text) ? text.split(',') : []
  const said = first === undefined ? text : `${first} ${last}`
  const words = said
    .replace(/^\d+\s*[.)]?\s*/, '')
    .replace(/\s*\(?\d{3,4}\)?$/, '')
    .split(/\s+/)
    .filter((word) => word !== '' && !titles.includes(word))
  return words.join(' ')
}

function columnOf(rows: readonly (readonly string[])[]): { at: number; hasHeader: boolean } {
  const headed = rows[0]?.findIndex((cell) => nameHeaders.test(cell)) ?? -1
  if (headed >= 0) return { at: headed, hasHeader: true }
  return { at: Math.max(0, rows[0]?.findIndex(hasLetters) ?? 0), hasHeader: false }
}

/** The names in a list that was pasted or comes from a table (CSV), each once. */
export function namesOfList(text: string): readonly string[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const separator = ['\t', ';', ','].find((sign) => lines[0]?.includes(sign))
  const isPlain = separator === undefined || (separator === ',' && lines.every(isLastFirst))
  const rows = isPlain ? lines.map((line) => [line]) : lines.map((line) => cellsOf(line, separator))
  const { at, hasHeader } = isPlain ? { at: 0, hasHeader: false } : columnOf(rows)
  const names = rows
    .slice(hasHeader ? 1 : 0)
    .map((row) => plainName(row[at] ?? ''))
    .filter(hasLetters)
  return [...new Set(names)].slice(0, mostListed)
}

const wordsOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ')

/** Whether two names are the same, whichever comes first, with accents or without. */
export const isSameName = (one: string, other: string): boolean => wordsOf(one) === wordsOf(other)
