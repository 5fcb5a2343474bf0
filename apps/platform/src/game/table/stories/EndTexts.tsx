import { ResultBanner } from '@kingside/chess-board'
import { Grid } from '@kingside/design-system/Grid'
import type { Outcome } from '@kingside/machines/game'
import type { GameResult, OnlineEndReason } from '@kingside/machines/game-connection'
import { useIntl } from 'react-intl'
import { resultOf } from '../game-result.ts'

/** Every result of a game with each reason, as White and as a viewer read it, for stories. */
export function EndTexts() {
  const { formatMessage } = useIntl()
  return (
    <Grid column="l" gap={3}>
      {ends.map(({ result, reason }) => (
        <ResultBanner
          key={`${result} ${reason}`}
          result={resultOf({ end: { result, reason }, outcome: outcomes[result] }, formatMessage)}
        />
      ))}
      {results.map((result) => (
        <ResultBanner
          key={result}
          result={resultOf({ end: { result, reason: seen[result] }, outcome: null }, formatMessage)}
        />
      ))}
    </Grid>
  )
}

const draws = [
  'draw-by-offer',
  'fifty-moves',
  'seventy-five-moves',
  'threefold-repetition',
  'fivefold-repetition',
  'insufficient-material',
  'insufficient-material-by-timeout-white',
  'insufficient-material-by-timeout-black',
  'stalemate',
  'disconnect',
] as const satisfies readonly OnlineEndReason[]
const wins = [
  'checkmate',
  'resignation',
  'time-control',
  'one-connection-timeout',
  'disconnect',
  'not-reconnected',
] as const satisfies readonly OnlineEndReason[]
const aborts = [
  'both-connections-timeout',
  'first-move-timeout-white',
  'first-move-timeout-black',
  'manual-abort-while-connecting',
  'manual-abort-before-first-move',
  'left-before-start',
] as const satisfies readonly OnlineEndReason[]
const others = ['error', 'finished-by-system'] as const satisfies readonly OnlineEndReason[]

const reasons = {
  WHITE_WIN: [...wins, ...others],
  BLACK_WIN: [...wins, ...others],
  DRAW: [...draws, ...others],
  ABORT: [...aborts, ...others],
  CANCELLED: others,
  UNEXPECTED: others,
} as const satisfies Record<GameResult, readonly OnlineEndReason[]>

const results = ['WHITE_WIN', 'BLACK_WIN', 'DRAW', 'ABORT', 'CANCELLED', 'UNEXPECTED'] as const

/** Every result of the specification with every reason that it can have. */
export const ends = results.flatMap((result) =>
  reasons[result].map((reason) => ({ result, reason })),
)

const outcomes = {
  WHITE_WIN: 'win',
  BLACK_WIN: 'lost',
  DRAW: 'draw',
  ABORT: 'cancelled',
  CANCELLED: 'cancelled',
  UNEXPECTED: 'cancelled',
} as const satisfies Record<GameResult, Outcome>

const seen = {
  WHITE_WIN: 'checkmate',
  BLACK_WIN: 'time-control',
  DRAW: 'stalemate',
  ABORT: 'left-before-start',
  CANCELLED: 'finished-by-system',
  UNEXPECTED: 'error',
} as const satisfies Record<GameResult, OnlineEndReason>
