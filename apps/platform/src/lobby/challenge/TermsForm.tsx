import { RadioCards } from '@kingside/design-system/RadioCards'
import { RangeSlider } from '@kingside/design-system/RangeSlider'
import { Select } from '@kingside/design-system/Select'
import { Stack } from '@kingside/design-system/Stack'
import { Switch } from '@kingside/design-system/Switch'
import { desiredColors, type RatingRange } from '@kingside/machines/game-finder'
import type { ChallengeTerms } from '@kingside/machines/challenge'
import { ratingModes } from '@kingside/machines/start-game-button'
import { useIntl } from 'react-intl'
import {
  colorMessages,
  modeMessages,
  termsMessages,
  type TimeControlName,
  useTimeName,
} from '../../chess/terms/index.ts'
import { StartField } from './StartField.tsx'
import { formMessages } from './terms-form.messages.ts'

export interface TermsFormProps {
  readonly terms: ChallengeTerms
  readonly timeControls: readonly TimeControlName[]
  /** The range around the player's own rating. Undefined asks for no opponent's rating. */
  readonly ratingRange?: RatingRange | undefined
  /** Whether the game may start later. @default false */
  readonly hasStart?: boolean
  /** Whether the form is being submitted. @default false */
  readonly disabled?: boolean
  readonly onChange: (terms: ChallengeTerms) => void
}

/** The terms of a challenge: time control, rating mode, color, and opponent. */
export function TermsForm({
  terms,
  timeControls,
  ratingRange,
  hasStart = false,
  disabled = false,
  onChange,
}: TermsFormProps) {
  const { formatMessage } = useIntl()
  const nameOf = useTimeName()
  const familyName = (family: TimeControlName['family']) =>
    formatMessage(termsMessages.family, { family })
  const families = [...new Set(timeControls.map(({ family }) => family))]

  return (
    <Stack gap={5}>
      <Select
        label={formatMessage(formMessages.timeControl)}
        texts={{
          placeholder: familyName(terms.timeControl.boardType),
          empty: formatMessage(formMessages.noTimeControls),
        }}
        options={families.map((family) => ({
          title: familyName(family),
          options: timeControls
            .filter((each) => each.family === family)
            .map(({ id, clock }) => ({
              value: String(id),
              label: `${nameOf(clock)} ${familyName(family)}`,
            })),
        }))}
        value={String(terms.timeControl.id)}
        disabled={disabled}
        onChange={(value) => {
          const chosen = timeControls.find(({ id }) => String(id) === value)
          if (!chosen) return
          onChange({ ...terms, timeControl: { id: chosen.id, boardType: chosen.family } })
        }}
      />
      <RadioCards
        label={formatMessage(formMessages.mode)}
        columns={3}
        layout="compact"
        disabled={disabled}
        value={terms.mode}
        onChange={(mode) => onChange({ ...terms, mode })}
        options={ratingModes.map((mode) => ({
          value: mode,
          title: formatMessage(modeMessages[mode]),
        }))}
      />
      <RadioCards
        label={formatMessage(formMessages.color)}
        columns={3}
        layout="compact"
        disabled={disabled}
        value={terms.color}
        onChange={(color) => onChange({ ...terms, color })}
        options={desiredColors.map((color) => ({
          value: color,
          title: formatMessage(colorMessages[color]),
        }))}
      />
      {hasStart && (
        <StartField
          value={terms.starts_at ?? null}
          disabled={disabled}
          onChange={(starts_at) => onChange({ ...terms, starts_at })}
        />
      )}
      {ratingRange && (
        <RatingLimits
          limits={terms.limits}
          ratingRange={ratingRange}
          disabled={disabled}
          onChange={(limits) => onChange({ ...terms, limits })}
        />
      )}
    </Stack>
  )
}

interface RatingLimitsProps {
  readonly limits: RatingRange | null
  readonly ratingRange: RatingRange
  readonly disabled: boolean
  readonly onChange: (limits: RatingRange | null) => void
}

/** Which opponents may play: any, or a rating range that starts around the player's own rating. */
function RatingLimits({ limits, ratingRange, disabled, onChange }: RatingLimitsProps) {
  const { formatMessage } = useIntl()
  return (
    <Stack gap={4}>
      <Switch
        label={formatMessage(formMessages.anyRating)}
        checked={limits === null}
        disabled={disabled}
        onChange={(any) => onChange(any ? null : ratingRange)}
      />
      {limits && (
        <RangeSlider
          label={formatMessage(formMessages.ratings)}
          texts={{
            lower: formatMessage(formMessages.lower),
            upper: formatMessage(formMessages.upper),
          }}
          {...bounds}
          value={[limits.lower, limits.upper]}
          disabled={disabled}
          onChange={([lower, upper]) => onChange({ lower, upper })}
        />
      )}
    </Stack>
  )
}

/** The machines accept no other values (`isRange`). */
const bounds = { min: 0, max: 3_000, step: 10, gap: 10 } as const
