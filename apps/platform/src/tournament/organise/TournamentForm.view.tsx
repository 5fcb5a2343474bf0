import {
  playersOfKind,
  roundsOfKind,
  arenaLength,
  ownTournaments,
  playerTitles,
  tieBreakCodes,
  allTimeControlFacts,
  tournamentKinds,
  tournamentRegions,
} from '@kingside/api/facts'
import { Button } from '@kingside/design-system/Button'
import { Grid } from '@kingside/design-system/Grid'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { MultiSelect } from '@kingside/design-system/MultiSelect'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import { TextArea } from '@kingside/design-system/TextArea'
import { TextField } from '@kingside/design-system/TextField'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Arbiters } from './Arbiters.tsx'
import { Pair, Prizes } from './FormRows.tsx'
import { ClubFields, EntryFee } from './ClubFields.tsx'
import { SeriesField } from './SeriesField.tsx'
import { Invited } from './Invited.tsx'
import * as styles from './organise.css.ts'
import { type FormSection, formSections, sectionId } from './sections.ts'
import { kindMessages, ratingMessages } from '../words.messages.ts'
import {
  type FieldsProps,
  FormMoment,
  FormNumber,
  FormSelect,
  FormSwitch,
  FormText,
  useCounter,
  useShared,
} from './FormFields.tsx'
import {
  choiceMessages,
  fieldMessages,
  messages,
  problemMessages,
  sectionMessages,
} from './organise.messages.ts'

/** All that an organiser says of a tournament, in four sections. */
export function TournamentFormFields({
  cover,
  ...fields
}: FieldsProps & {
  /** The field of its picture. */
  readonly cover: ReactNode
}) {
  const parts = {
    info: <InfoFields {...fields} cover={cover} />,
    place: <PlaceFields {...fields} />,
    options: <OptionFields {...fields} />,
    people: <PeopleFields {...fields} />,
  }
  return (
    <Stack gap={5}>
      {formSections.map((section) => (
        <Section key={section} section={section}>
          {parts[section]}
        </Section>
      ))}
    </Stack>
  )
}

function Section({
  section,
  children,
}: {
  readonly section: FormSection
  readonly children: ReactNode
}) {
  return (
    <div id={sectionId(section)} className={styles.section}>
      <Stack as="section" gap={3}>
        <Heading level={2} size="s">
          <FormattedMessage {...sectionMessages[section]} />
        </Heading>
        <Surface padding={4}>
          <Stack gap={4}>{children}</Stack>
        </Surface>
      </Stack>
    </div>
  )
}

function InfoFields({ cover, ...fields }: FieldsProps & { readonly cover: ReactNode }) {
  const { formatMessage } = useIntl()
  const { form, onChange, locked } = fields
  const counter = useCounter()
  return (
    <>
      <FormText fields={fields} field="name" help={formatMessage(messages.ascii)} />
      <FormText fields={fields} field="description" isLong />
      {cover}
      <div className={styles.pair}>
        <ClubFields {...fields} />
        <FormText fields={fields} field="organizer" />
        <SeriesField {...fields} />
      </div>
      <Arbiters {...fields} />
      <FormText fields={fields} field="chat_link" />
      <FormSwitch fields={fields} field="hidden" />
      {form.faq.map((entry, index) => (
        <Pair
          key={`faq ${index}`}
          label={formatMessage(messages.question, { number: index + 1 })}
          onRemove={() => onChange({ faq: form.faq.filter((_, at) => at !== index) })}
        >
          <Stack gap={2}>
            <TextField
              label={formatMessage(messages.question, { number: index + 1 })}
              value={entry.question}
              counter={counter(longestQuestion)}
              onChange={(question) =>
                onChange({
                  faq: form.faq.with(index, {
                    ...entry,
                    question: question.slice(0, longestQuestion),
                  }),
                })
              }
            />
            <TextArea
              label={formatMessage(messages.answer, { number: index + 1 })}
              value={entry.explanation}
              counter={counter(longestAnswer)}
              onChange={(explanation) =>
                onChange({
                  faq: form.faq.with(index, {
                    ...entry,
                    explanation: explanation.slice(0, longestAnswer),
                  }),
                })
              }
            />
          </Stack>
        </Pair>
      ))}
      {!locked.has('faq') && form.faq.length < mostFaq && (
        <Inline>
          <Button
            size="s"
            type="secondary"
            onPress={() => onChange({ faq: [...form.faq, { question: '', explanation: '' }] })}
          >
            <FormattedMessage {...messages.addFaq} />
          </Button>
        </Inline>
      )}
    </>
  )
}

const mostFaq = 20
const longestQuestion = 200
const longestAnswer = 1000

function PlaceFields(fields: FieldsProps) {
  const { formatMessage } = useIntl()
  const { form, managePath, onChange } = fields
  return (
    <>
      <FormSelect
        fields={fields}
        field="mode"
        value={form.mode}
        options={(['online', 'offline'] as const).map((value) => ({
          value,
          label: formatMessage(choiceMessages[value]),
        }))}
        onChoose={(mode) =>
          onChange({
            mode,
            // Ratings of this site are for games on it.
            ...(mode === 'offline' && { rating_type: 'non-rated' }),
          })
        }
      />
      {form.mode === 'offline' && (
        <Grid>
          <FormText fields={fields} field="location" />
          <FormText fields={fields} field="city" />
          <FormSelect
            fields={fields}
            field="location_region"
            value={form.location_region}
            options={tournamentRegions.map((value) => ({
              value,
              label: formatMessage(choiceMessages[value]),
            }))}
            onChoose={(region) => onChange({ location_region: region })}
          />
        </Grid>
      )}
      {form.mode === 'offline' && (
        <Text as="p" size="s" tone="muted">
          <FormattedMessage {...messages.pgnLater} />
          {managePath !== null && (
            <>
              {' '}
              <Link href={`${managePath}?tab=rounds`}>
                <FormattedMessage {...messages.pgnLink} />
              </Link>
            </>
          )}
        </Text>
      )}
      <FormMoment fields={fields} field="start" day="startDay" time="startTime" />
      {form.kind !== 'arena' && (
        <FormMoment fields={fields} field="finish" day="finishDay" time="finishTime" />
      )}
      <FormMoment
        fields={fields}
        field="signup_start"
        day="signupStartDay"
        time="signupStartTime"
      />
      <FormMoment
        fields={fields}
        field="signup_finish"
        day="signupFinishDay"
        time="signupFinishTime"
      />
    </>
  )
}

function OptionFields(fields: FieldsProps) {
  const { formatMessage } = useIntl()
  const { form, onChange } = fields
  const ratings = form.mode === 'offline' ? offlineRatings : onlineRatings
  const controls = allTimeControlFacts.filter(
    ({ boardType }) => (boardType === 'armageddon') === (form.kind === 'armageddon'),
  )
  return (
    <>
      <Grid>
        <FormSelect
          fields={fields}
          field="kind"
          value={form.kind}
          options={tournamentKinds.map((value) => ({
            value,
            label: formatMessage(kindMessages[value]),
          }))}
          onChoose={(kind) => onChange({ kind })}
        />
        <FormSelect
          fields={fields}
          field="time_control_id"
          value={form.time_control_id === null ? null : String(form.time_control_id)}
          options={controls.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChoose={(id) => onChange({ time_control_id: Number(id) })}
        />
        <FormSelect
          fields={fields}
          field="rating_type"
          value={form.rating_type}
          options={ratings
            .filter((value) => value !== 'fide' || form.community !== null)
            .map((value) => ({ value, label: formatMessage(ratingMessages[value]) }))}
          onChoose={(rating) => onChange({ rating_type: rating })}
        />
        <SizeFields {...fields} />
      </Grid>
      <KindFields {...fields} />
      {form.mode === 'online' && (
        <Grid>
          <FormSelect
            fields={fields}
            field="running"
            value={form.running}
            options={(['auto', 'manual'] as const).map((value) => ({
              value,
              label: formatMessage(choiceMessages[value]),
            }))}
            onChoose={(running) => onChange({ running })}
          />
          {form.kind !== 'arena' && (
            <FormNumber fields={fields} field="pause_s" min={0} max={3600} />
          )}
          <FormNumber fields={fields} field="viewer_delay_s" min={0} max={3600} />
        </Grid>
      )}
    </>
  )
}

const onlineRatings = ['worldchess', 'fide', 'non-rated'] as const
const offlineRatings = ['non-rated', 'otb'] as const

/** How long it is, and for how many. */
function SizeFields(fields: FieldsProps) {
  const { formatMessage } = useIntl()
  const { kind, community } = fields.form
  if (kind === null) return null
  const { least, most } = playersOfKind[kind]
  return (
    <>
      {kind === 'swiss' && (
        <FormNumber
          fields={fields}
          field="rounds"
          min={roundsOfKind.swiss.least}
          max={roundsOfKind.swiss.most}
        />
      )}
      {kind === 'match' && (
        <FormNumber
          fields={fields}
          field="rounds"
          label={formatMessage(fieldMessages.games)}
          min={roundsOfKind.match.least}
          max={roundsOfKind.match.most}
        />
      )}
      {kind === 'arena' && (
        <FormNumber
          fields={fields}
          field="duration_minutes"
          min={arenaLength.least}
          max={arenaLength.most}
        />
      )}
      {kind === 'swiss' && <FormNumber fields={fields} field="late_entry_round" min={0} max={30} />}
      <FormNumber
        fields={fields}
        field="max_participants"
        min={least}
        max={community === null ? Math.min(most, ownTournaments.players) : most}
      />
    </>
  )
}

/** What only some kinds have. */
function KindFields(fields: FieldsProps) {
  const { form, onChange } = fields
  const { kind } = form
  return (
    <>
      {kind === 'playoff' && (
        <FormSelect
          fields={fields}
          field="games_per_tie"
          value={String(form.games_per_tie ?? 1)}
          options={['1', '2', '4'].map((value) => ({ value, label: value }))}
          onChoose={(count) =>
            onChange({ games_per_tie: count === '4' ? 4 : count === '2' ? 2 : 1 })
          }
        />
      )}
      {(kind === 'playoff' || kind === 'armageddon') && (
        <FormSwitch fields={fields} field="has_third_place_game" />
      )}
      {kind === 'match' && (
        <>
          <FormSwitch fields={fields} field="plays_all_games" />
          <FormSwitch fields={fields} field="armageddon_if_tied" />
        </>
      )}
      {kind === 'arena' && <FormSwitch fields={fields} field="has_berserk" />}
      {(kind === 'swiss' || kind === 'arena') && (
        <>
          <FormSwitch fields={fields} field="is_team" />
          {form.is_team && <FormNumber fields={fields} field="team_size" min={2} max={20} />}
        </>
      )}
      {kind !== 'arena' && (
        <Several
          fields={fields}
          field="tie_breaks"
          value={form.tie_breaks}
          options={tieBreakCodes}
          limit={3}
          nameOf={(code) => code}
          onChoose={(codes) => onChange({ tie_breaks: codes })}
        />
      )}
    </>
  )
}

function Several<Value extends string>({
  fields,
  field,
  value,
  options,
  limit,
  nameOf,
  onChoose,
}: {
  readonly fields: FieldsProps
  readonly field: 'tie_breaks' | 'allowed_titles' | 'allowed_regions' | 'allowed_country_ids'
  readonly value: readonly Value[]
  readonly options: readonly Value[]
  readonly limit: number
  readonly nameOf: (value: Value) => string
  readonly onChoose: (value: readonly Value[]) => void
}) {
  const { formatMessage } = useIntl()
  const none = formatMessage(messages.none)
  const shared = useShared(fields, field)
  return (
    <MultiSelect
      {...shared}
      labelNote={formatMessage(messages.optional)}
      texts={{
        open: formatMessage(messages.choose),
        chosen: shared.label,
        remove: (name) => formatMessage(messages.removeRow, { name }),
        noResults: none,
        full: formatMessage(problemMessages['too-many'], { most: limit }),
      }}
      limit={limit}
      value={value}
      options={options.map((each) => ({ value: each, label: nameOf(each) }))}
      onChange={onChoose}
    />
  )
}

function PeopleFields(fields: FieldsProps) {
  const { formatMessage } = useIntl()
  const { form, choices, onChange } = fields
  return (
    <>
      <Grid>
        <FormSelect
          fields={fields}
          field="participation"
          value={form.participation}
          options={(['open', 'invitation-only'] as const).map((value) => ({
            value,
            label: formatMessage(choiceMessages[value]),
          }))}
          onChoose={(participation) => onChange({ participation })}
        />
        <FormSelect
          fields={fields}
          field="approval"
          value={form.approval}
          options={(['auto', 'manual'] as const).map((value) => ({
            value,
            label: formatMessage(choiceMessages[value]),
          }))}
          onChoose={(approval) => onChange({ approval })}
        />
        <FormSelect
          fields={fields}
          field="allowed_gender"
          value={form.allowed_gender}
          options={(['all', 'female', 'male'] as const).map((value) => ({
            value,
            label: formatMessage(choiceMessages[value]),
          }))}
          onChoose={(gender) => onChange({ allowed_gender: gender })}
        />
      </Grid>
      <Invited {...fields} />
      <FormSwitch fields={fields} field="check_in_required" />
      {form.community !== null && <FormSwitch fields={fields} field="community_members_only" />}
      <EntryFee {...fields} />
      <div className={styles.numbers}>
        <FormNumber fields={fields} field="rating_min" min={0} max={3500} />
        <FormNumber fields={fields} field="rating_max" min={0} max={3500} />
        <FormNumber fields={fields} field="age_min" min={3} max={120} />
        <FormNumber fields={fields} field="age_max" min={3} max={120} />
      </div>
      <Several
        fields={fields}
        field="allowed_titles"
        value={form.allowed_titles}
        options={playerTitles}
        limit={playerTitles.length}
        nameOf={(title) => title}
        onChoose={(titles) => onChange({ allowed_titles: titles })}
      />
      <Several
        fields={fields}
        field="allowed_regions"
        value={form.allowed_regions}
        options={tournamentRegions}
        limit={tournamentRegions.length}
        nameOf={(region) => formatMessage(choiceMessages[region])}
        onChoose={(regions) => onChange({ allowed_regions: regions })}
      />
      <Several
        fields={fields}
        field="allowed_country_ids"
        value={form.allowed_country_ids.map(String)}
        options={choices.countries.map(({ id }) => String(id))}
        limit={choices.countries.length}
        nameOf={(id) => choices.countries.find((one) => String(one.id) === id)?.name ?? id}
        onChoose={(ids) => onChange({ allowed_country_ids: ids.map(Number) })}
      />
      <Prizes form={form} onChange={onChange} />
    </>
  )
}
