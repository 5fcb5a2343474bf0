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
  x: 'cancelled',
  х: 'cancelled',
}

/** The result that somebody has typed: the last sign counts. Null is none. */
export const resultTyped = (text: string): Result | null => {
  const last = text.trim().at(-1)?.toLowerCase() ?? ''
  return keys[last] ?? null
}

/** How a result is written; a cancelled one has a word. */
export const resultText = (result: Result): string =>
  result === '1/2-1/2' ? '½–½' : result.replace('-', '–').replace('/–', '/−').replace('–/', '−/')
