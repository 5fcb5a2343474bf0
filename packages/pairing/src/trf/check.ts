import { pairRound } from '../dutch/pair-round.ts'
import type { Pairing } from '../model.ts'
import { roundsPaired, swissRoundOf } from './swiss-round.ts'
import type { TrfFile } from './trf.ts'

/** A round that the rules pair otherwise than a file has it. */
export interface Discrepancy {
  readonly round: number
  readonly byRules: Pairing
  readonly inFile: Pairing
}

/** How a round of a file was paired, its boards in the order of the players. */
export function pairingInFile(file: TrfFile, round: number): Pairing {
  const players = file.lines.flatMap((line) => (line.kind === 'player' ? [line.player] : []))
  const rounds = players.map(({ id, rounds: all }) => ({ id, own: all[round - 1] }))
  return {
    pairs: rounds.flatMap(({ id, own }) =>
      own?.color === 'white' && own.opponent !== null ? [{ white: id, black: own.opponent }] : [],
    ),
    bye: rounds.find(({ own }) => own?.result === 'U')?.id ?? null,
  }
}

const textOf = ({ pairs, bye }: Pairing) =>
  [...pairs.map(({ white, black }) => `${white} ${black}`).toSorted(), bye].join()

/**
 * Pairs every round of a file again.
 * @returns the rounds that the rules pair otherwise
 * @throws TrfError and NoPairingError as `swissRoundOf` and `pairRound` do
 */
export function checkTrf(file: TrfFile): readonly Discrepancy[] {
  const players = file.lines.flatMap((line) => (line.kind === 'player' ? [line.player] : []))
  return Array.from({ length: roundsPaired(players) }, (_, index) => index + 1).flatMap((round) => {
    const byRules = pairRound(swissRoundOf(file, { round }))
    const inFile = pairingInFile(file, round)
    return textOf(byRules) === textOf(inFile) ? [] : [{ round, byRules, inFile }]
  })
}
