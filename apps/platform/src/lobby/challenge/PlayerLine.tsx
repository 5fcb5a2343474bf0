import { Avatar } from '@kingside/design-system/Avatar'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { playerTitles, TitleMark } from '@kingside/design-system/TitleMark'
import type { ChallengePlayer } from '@kingside/machines/challenge'
import { useIntl } from 'react-intl'
import { termsMessages, titleMessages, useName } from '../../chess/terms/index.ts'
import { playerMessages } from './player.messages.ts'

export interface PlayerLineProps {
  readonly player: Pick<ChallengePlayer, 'name' | 'title' | 'rating'>
}

/** A player of a challenge: picture, title, name and rating. */
export function PlayerLine({ player: { name, title, rating } }: PlayerLineProps) {
  const { formatMessage, formatNumber } = useIntl()
  const nameOf = useName()
  const known = playerTitles.find((each) => each === title)
  return (
    <Inline gap={3} wrap={false}>
      <Avatar
        {...(name === '' && { kind: 'anonymous' as const })}
        name={nameOf(name)}
        nameBeside
        size="l"
      />
      <Stack gap={0}>
        <Inline gap={2}>
          {known && <TitleMark title={known} name={formatMessage(titleMessages[known])} />}
          <Text weight="semibold">{nameOf(name)}</Text>
        </Inline>
        <Text size="s" tone="muted" tabular>
          {rating === null || rating === 0
            ? formatMessage(termsMessages.newRating)
            : formatMessage(playerMessages.rating, {
                rating: formatNumber(rating, { useGrouping: false }),
              })}
        </Text>
      </Stack>
    </Inline>
  )
}

export interface NobodyLineProps {
  /** Who may accept it, such as `Anybody in the lobby`. */
  readonly name: string
}

/** Shown in place of the opponent while there is none. */
export function NobodyLine({ name }: NobodyLineProps) {
  return (
    <Inline gap={3} wrap={false}>
      <Avatar kind="anonymous" name={name} nameBeside size="l" />
      <Text weight="semibold">{name}</Text>
    </Inline>
  )
}
