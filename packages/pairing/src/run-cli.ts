import { NoPairingError, pairRound } from './dutch/pair-round.ts'
import type { Pairing } from './model.ts'
import { checkTrf } from './trf/check.ts'
import { swissRoundOf } from './trf/swiss-round.ts'
import { readTrf, TrfError } from './trf/trf.ts'

const help = `Pairs Swiss tournaments by the FIDE (Dutch) System, C.04.3 (2025).

  pairing round FILE    pairs the next round of a tournament report file (TRF-16 or TRF-26)
  pairing check FILE    pairs every round of it again, and tells where the file differs
  pairing --help

A pairing is told as the number of pairs, then a line for each board: the starting rank of
White, that of Black; “0” in place of an opponent is the bye. The file has to say how many
rounds the tournament has, in a line such as “142 9” or “XXR 9”.

Ends with 0; with 1 when no pairing keeps the rules, or the check finds a difference;
with 2 for a wrong command or file.
`

export interface CliResult {
  readonly code: 0 | 1 | 2
  readonly out: string
  readonly error: string
}

/** A pairing as pairing programs exchange it. */
export function pairingText({ pairs, bye }: Pairing): string {
  const lines = pairs.map(({ white, black }) => `${white} ${black}`)
  if (bye !== null) lines.push(`${bye} 0`)
  return [lines.length, ...lines].join('\n') + '\n'
}

const wrong = (error: string): CliResult => ({ code: 2, out: '', error: `${error}\n` })

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Runs the command line.
 * @param read reads a file, as ISO 8859-1, in which every byte is a character
 */
export function runCli(args: readonly string[], read: (path: string) => string): CliResult {
  const [command, path, ...rest] = args
  if (command === '--help' || command === '-h') return { code: 0, out: help, error: '' }
  if ((command !== 'round' && command !== 'check') || path === undefined || rest.length > 0) {
    return wrong(`Usage: pairing round FILE, or pairing check FILE. See pairing --help.`)
  }
  let text: string
  try {
    text = read(path)
  } catch (error) {
    return wrong(`${path} can’t be read: ${messageOf(error)}`)
  }
  try {
    const file = readTrf(text)
    if (command === 'round') {
      return { code: 0, out: pairingText(pairRound(swissRoundOf(file))), error: '' }
    }
    const found = checkTrf(file)
    const out = found.map(
      ({ round, byRules, inFile }) =>
        `Round ${round}. By the rules:\n${pairingText(byRules)}In the file:\n${pairingText(inFile)}`,
    )
    return {
      code: found.length > 0 ? 1 : 0,
      out: out.join('\n') || 'Every round is paired by the rules.\n',
      error: '',
    }
  } catch (error) {
    if (error instanceof NoPairingError) return { code: 1, out: '', error: `${error.message}\n` }
    if (error instanceof TrfError) return wrong(`${path}: ${error.message}`)
    throw error
  }
}
