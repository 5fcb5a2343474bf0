import type { Result } from './manage.types.ts'

const keys: Readonly<Record<string, Result>> = {
  '1': '1-0',
  '0': '0-1',
  '5': '1/2-1/2',
  '=': '1/2-1/2',
  '½': '1/2-1/2',
  '+': '+/-',
  '-': '-/+',
  '−': '-/+',
  '/': '-/-',
  x: 'cancelled',
  х: 'cancelled',
}

/** The result that somebody has typed: the last sign counts. Null is none. */
export const resultTyped = (text: string): Result | null => {
  const last = text.trim().at(-1)?.toLowerCase() ?? ''
  return keys[last] ?? null
}

const texts: Readonly<Record<Result, string>> = {
  '1-0': '1–0',
  '1/2-1/2': '½–½',
  '0-1': '0–1',
  '+/-': '+/−',
  '-/+': '−/+',
  '-/-': '−/−',
  cancelled: 'cancelled',
}

/** How a result is written; a cancelled one has a word. */
export const resultText = (result: Result): string => texts[result]
