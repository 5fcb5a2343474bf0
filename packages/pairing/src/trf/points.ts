import type { TrfResult } from './trf.ts'

/** The kinds of results that have a worth: C.04.2 annex 2, tag 162. */
export type Worth = 'W' | 'D' | 'L' | 'A' | 'P' | 'X'

/** What results are worth where a file does not say otherwise. */
export const usualPoints: Readonly<Record<Worth, number>> = {
  W: 1,
  D: 0.5,
  L: 0,
  A: 0,
  P: 1,
  X: 0.5,
}

export const worths: Readonly<Record<TrfResult, Worth>> = {
  '1': 'W',
  '=': 'D',
  '0': 'L',
  W: 'W',
  D: 'D',
  L: 'L',
  '+': 'W',
  '-': 'A',
  F: 'W',
  H: 'D',
  Z: 'A',
  ' ': 'A',
  U: 'P',
}
