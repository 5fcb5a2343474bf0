import { tournamentKinds } from '@kingside/api/facts'
import { Grid } from '@kingside/design-system/Grid'
import { Select } from '@kingside/design-system/Select'
import { Stack } from '@kingside/design-system/Stack'
import { Switch } from '@kingside/design-system/Switch'
import { useIntl } from 'react-intl'
import { termsMessages } from '../../chess/terms/index.ts'
import { kindMessages, ratingMessages } from '../words.messages.ts'
import { type ListChoices, ratings, speeds } from './list-choices.ts'
import { messages } from './list.messages.ts'

export interface ListFiltersProps {
  readonly choices: ListChoices
  /** Whether the reader has an account, so that it is known what they can join. */
  readonly isMember: boolean
  readonly onChange: (choices: ListChoices) => void
}

/** Which tournaments of a tab are shown. */
export function ListFilters({ choices, isMember, onChange }: ListFiltersProps) {
  const { formatMessage } = useIntl()
  const texts = {
    placeholder: formatMessage(messages.choose),
    empty: formatMessage(messages.empty),
  }
  return (
    <div role="group" aria-label={formatMessage(messages.filters)}>
      <Stack gap={3}>
        <Grid column="s" gap={3}>
          <Select
            label={formatMessage(messages.kind)}
            labelHidden
            size="s"
            texts={texts}
            value={choices.kind ?? 'any'}
            onChange={(kind) => onChange({ ...choices, kind: kind === 'any' ? null : kind })}
            options={[
              { value: 'any', label: formatMessage(messages.anyKind) },
              ...tournamentKinds.map((value) => ({
                value,
                label: formatMessage(kindMessages[value]),
              })),
            ]}
          />
          <Select
            label={formatMessage(messages.time)}
            labelHidden
            size="s"
            texts={texts}
            value={choices.speed ?? 'any'}
            onChange={(speed) => onChange({ ...choices, speed: speed === 'any' ? null : speed })}
            options={[
              { value: 'any', label: formatMessage(messages.anyTime) },
              ...speeds.map((value) => ({
                value,
                label: formatMessage(termsMessages.family, { family: value }),
              })),
            ]}
          />
          <Select
            label={formatMessage(messages.rating)}
            labelHidden
            size="s"
            texts={texts}
            value={choices.rating ?? 'any'}
            onChange={(rating) =>
              onChange({ ...choices, rating: rating === 'any' ? null : rating })
            }
            options={[
              { value: 'any', label: formatMessage(messages.anyRating) },
              ...ratings.map((value) => ({
                value,
                label: formatMessage(ratingMessages[value]),
              })),
            ]}
          />
        </Grid>
        {isMember && choices.stage === 'open' && (
          <Switch
            label={formatMessage(messages.joinable)}
            checked={choices.isJoinable}
            onChange={(isJoinable) => onChange({ ...choices, isJoinable })}
          />
        )}
      </Stack>
    </div>
  )
}
