import { turnOf } from '@kingside/chess-game'
import { Text } from '@kingside/design-system/Text'
import type { GameView } from '@kingside/machines/game'
import { useIntl } from 'react-intl'
import { lagGiven } from './LagGiven.messages.ts'

/** How much time both players got back for the lag of their lines; nothing where that is less than can be told. */
export function LagGiven({ turns }: Pick<GameView, 'turns'>) {
  const { formatMessage, formatNumber } = useIntl()
  const given = { w: 0, b: 0 }
  // The side that moved is not to move after it.
  for (const { fen, lagMs = 0 } of turns) given[turnOf(fen) === 'w' ? 'b' : 'w'] += lagMs
  if (given.w < 50 && given.b < 50) return null
  const seconds = (ms: number) => formatNumber(ms / 1000, inSeconds)
  return (
    <Text as="p" size="s" tone="muted">
      {formatMessage(lagGiven, { white: seconds(given.w), black: seconds(given.b) })}
    </Text>
  )
}

const inSeconds = {
  style: 'unit',
  unit: 'second',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
} as const
