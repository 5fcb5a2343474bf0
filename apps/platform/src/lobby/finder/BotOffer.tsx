import { type BotLevel, botLevels, botRatings } from '@kingside/api/facts'
import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { Select } from '@kingside/design-system/Select'
import { Stack } from '@kingside/design-system/Stack'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './SearchProgress.messages.ts'

export interface BotOfferProps {
  /** Whether a bot is offered now, or was declined and can still be played. */
  readonly bot: 'offered' | 'possible'
  /** Null is a bot near the player's rating. */
  readonly onAccept: (level: BotLevel | null) => void
  readonly onDecline: () => void
}

/** A rated search becomes a game against a bot only if the player agrees; the player chooses how strong it is. */
export function BotOffer({ bot, onAccept, onDecline }: BotOfferProps) {
  const { formatMessage } = useIntl()
  const [level, setLevel] = useState<BotLevel | null>(null)
  const near = { value: 'near', label: formatMessage(messages.botNear) }
  const levels = botLevels.map((each) => ({
    value: String(each),
    label: formatMessage(messages.botLevelOf, { level: each, rating: botRatings[each] }),
  }))
  return (
    <Stack gap={3} align="stretch">
      <Select
        label={formatMessage(messages.botLevel)}
        texts={{ placeholder: near.label, empty: '' }}
        options={[near, ...levels]}
        value={level === null ? near.value : String(level)}
        onChange={(value) => setLevel(botLevels.find((each) => String(each) === value) ?? null)}
      />
      <Inline gap={2}>
        <Button type={bot === 'offered' ? 'primary' : 'ghost'} onPress={() => onAccept(level)}>
          <FormattedMessage {...messages.playBot} />
        </Button>
        {bot === 'offered' && (
          <Button type="ghost" onPress={onDecline}>
            <FormattedMessage {...messages.keepLooking} />
          </Button>
        )}
      </Inline>
    </Stack>
  )
}
