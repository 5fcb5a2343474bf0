import {
  clubLimits,
  clubMemberships,
  clubSocials,
  playerTitles,
  tournamentRegions,
} from '@kingside/api/facts'
import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Form } from '@kingside/design-system/Form'
import { Grid } from '@kingside/design-system/Grid'
import { Heading } from '@kingside/design-system/Heading'
import { IconButton } from '@kingside/design-system/IconButton'
import { Inline } from '@kingside/design-system/Inline'
import { MultiSelect } from '@kingside/design-system/MultiSelect'
import { NumberField } from '@kingside/design-system/NumberField'
import { RadioCards } from '@kingside/design-system/RadioCards'
import { Stack } from '@kingside/design-system/Stack'
import { TextArea } from '@kingside/design-system/TextArea'
import { TextField } from '@kingside/design-system/TextField'
import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { uploadMessages } from '../../platform/upload/index.ts'
import { CountryFilter, type CountryNames } from '../CountryFilter.tsx'
import {
  membershipMessages,
  messages as words,
  regionMessages,
  socialMessages,
} from '../words.messages.ts'
import type { ClubDraft, DraftProblem, DraftProblems } from './club-draft.ts'
import * as styles from './ClubForm.css.ts'
import { formMessages as messages, membershipHelp, problemMessages } from './form.messages.ts'

export interface ClubFormProps {
  readonly draft: ClubDraft
  /** From the last try to send it. */
  readonly problems: DraftProblems
  readonly countries: CountryNames
  /** The field for the cover. */
  readonly cover: ReactNode
  /** Why the server has not taken it, with what to do; null is nothing. */
  readonly refusal: ReactNode
  readonly submitLabel: MessageDescriptor
  readonly isBusy: boolean
  /** Whether a cover is on its way to the server: without it the form would be sent bare. */
  readonly isSendingCover: boolean
  /** Beside the button that sends it. */
  readonly actions?: ReactNode
  readonly onChange: (change: Partial<ClubDraft>) => void
  readonly onSubmit: () => void
}

/** What an administrator tells of a club. */
export function ClubForm(props: ClubFormProps) {
  const { problems, isBusy, isSendingCover, refusal, submitLabel, actions, onSubmit } = props
  const { formatMessage } = useIntl()
  const errors = Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      formatMessage(problemMessages[problem satisfies DraftProblem]),
    ]),
  )
  return (
    <div className={styles.form}>
      <Form errors={errors} busy={isBusy} onSubmit={onSubmit}>
        <Names {...props} />
        <Place {...props} />
        <Web {...props} />
        <WhoJoins {...props} />
        {refusal}
        <Inline gap={3}>
          <Button
            submit
            loading={isBusy}
            {...(isSendingCover && { disabledReason: formatMessage(uploadMessages.sending) })}
          >
            <FormattedMessage {...submitLabel} />
          </Button>
          {actions}
        </Inline>
      </Form>
    </div>
  )
}

function Section({
  title,
  children,
}: {
  readonly title: MessageDescriptor
  readonly children: ReactNode
}) {
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size="m">
        <FormattedMessage {...title} />
      </Heading>
      {children}
    </Stack>
  )
}

/** Counts the characters of a text against its limit. */
function useCounter() {
  const { formatMessage } = useIntl()
  return (limit: number) => ({
    limit,
    text: (left: number) => formatMessage(messages.left, { count: left }),
  })
}

function Names({ draft, cover, onChange }: ClubFormProps) {
  const { formatMessage } = useIntl()
  const counter = useCounter()
  return (
    <Section title={messages.info}>
      <TextField
        label={formatMessage(words.name)}
        name="name"
        required
        value={draft.name}
        onChange={(name) => onChange({ name })}
        counter={counter(clubLimits.name)}
      />
      <TextField
        label={formatMessage(messages.shortName)}
        name="shortName"
        help={formatMessage(messages.shortNameHelp)}
        value={draft.shortName}
        onChange={(shortName) => onChange({ shortName })}
        counter={counter(clubLimits.shortName)}
      />
      <TextField
        label={formatMessage(messages.tagline)}
        name="tagline"
        help={formatMessage(messages.taglineHelp)}
        value={draft.tagline}
        onChange={(tagline) => onChange({ tagline })}
        counter={counter(clubLimits.tagline)}
      />
      <TextArea
        label={formatMessage(words.description)}
        name="description"
        rows={6}
        value={draft.description}
        onChange={(description) => onChange({ description })}
        counter={counter(clubLimits.description)}
      />
      {cover}
    </Section>
  )
}

function Place({ draft, countries, onChange }: ClubFormProps) {
  const { formatMessage } = useIntl()
  return (
    <Section title={words.place}>
      <Grid column="m" gap={4}>
        <CountryFilter
          countries={countries}
          value={draft.country}
          onChange={(country) => onChange({ country })}
        />
        <TextField
          label={formatMessage(messages.city)}
          name="city"
          value={draft.city}
          onChange={(city) => onChange({ city })}
        />
        <TextField
          label={formatMessage(messages.address)}
          name="address"
          value={draft.address}
          onChange={(address) => onChange({ address })}
        />
        <TextField
          label={formatMessage(messages.hours)}
          name="workingHours"
          help={formatMessage(messages.hoursHelp)}
          value={draft.workingHours}
          onChange={(workingHours) => onChange({ workingHours })}
        />
      </Grid>
    </Section>
  )
}

function Web({ draft, onChange }: ClubFormProps) {
  const { formatMessage } = useIntl()
  const change = (key: string, changed: { readonly title?: string; readonly url?: string }) =>
    onChange({
      links: draft.links.map((row) => (row.key === key ? { ...row, ...changed } : row)),
    })
  return (
    <Section title={messages.web}>
      <TextField
        label={formatMessage(messages.site)}
        name="site"
        type="url"
        help={formatMessage(messages.siteHelp)}
        value={draft.site}
        onChange={(site) => onChange({ site })}
      />
      {draft.links.map(({ key, title, url }, index) => (
        <Inline key={key} gap={3} align="end" wrap={false}>
          <div className={styles.grow}>
            <div className={styles.pair}>
              <TextField
                label={formatMessage(messages.linkTitle, { number: index + 1 })}
                name={`title-${key}`}
                value={title}
                onChange={(changed) => change(key, { title: changed })}
              />
              <TextField
                label={formatMessage(messages.linkUrl, { number: index + 1 })}
                name={`link-${key}`}
                type="url"
                value={url}
                onChange={(changed) => change(key, { url: changed })}
              />
            </div>
          </div>
          <IconButton
            label={formatMessage(messages.removeLink, { number: index + 1 })}
            onPress={() => onChange({ links: draft.links.filter((row) => row.key !== key) })}
          >
            <Trash2 />
          </IconButton>
        </Inline>
      ))}
      {draft.links.length < clubLimits.links && (
        <div>
          <Button
            type="secondary"
            size="s"
            icon={<Plus />}
            onPress={() =>
              onChange({
                links: [...draft.links, { key: crypto.randomUUID(), title: '', url: '' }],
              })
            }
          >
            <FormattedMessage {...messages.addLink} />
          </Button>
        </div>
      )}
      <Grid column="m" gap={4}>
        {clubSocials.map((kind) => (
          <TextField
            key={kind}
            label={formatMessage(socialMessages[kind])}
            name={kind}
            type="url"
            value={draft.social[kind] ?? ''}
            onChange={(url) => onChange({ social: { ...draft.social, [kind]: url } })}
          />
        ))}
      </Grid>
    </Section>
  )
}

function WhoJoins({ draft, onChange }: ClubFormProps) {
  const { formatMessage } = useIntl()
  const several = (chosen: MessageDescriptor) => ({
    open: formatMessage(messages.open),
    chosen: formatMessage(chosen),
    remove: (label: string) => formatMessage(messages.removeChoice, { name: label }),
    noResults: formatMessage(messages.noResults),
  })
  const steps = {
    increase: formatMessage(messages.increase),
    decrease: formatMessage(messages.decrease),
  }
  return (
    <Section title={messages.whoJoins}>
      <RadioCards
        label={formatMessage(words.joining)}
        value={draft.membership}
        onChange={(membership) => onChange({ membership })}
        options={clubMemberships.map((value) => ({
          value,
          title: formatMessage(membershipMessages[value]),
          description: formatMessage(membershipHelp[value]),
        }))}
      />
      <MultiSelect
        label={formatMessage(messages.regions)}
        help={formatMessage(messages.noLimit)}
        options={tournamentRegions.map((value) => ({
          value,
          label: formatMessage(regionMessages[value]),
        }))}
        value={draft.regions}
        onChange={(regions) => onChange({ regions: [...regions] })}
        texts={several(messages.chosenRegions)}
      />
      <MultiSelect
        label={formatMessage(messages.titles)}
        help={formatMessage(messages.noLimit)}
        options={playerTitles.map((value) => ({ value, label: value }))}
        value={draft.titles}
        onChange={(titles) => onChange({ titles: [...titles] })}
        texts={several(messages.chosenTitles)}
      />
      <Grid column="s" gap={4}>
        <NumberField
          label={formatMessage(messages.ageMin)}
          name="ageMin"
          min={clubLimits.ageMin}
          max={clubLimits.ageMax}
          value={draft.ageMin}
          onChange={(ageMin) => onChange({ ageMin })}
          texts={steps}
        />
        <NumberField
          label={formatMessage(messages.ageMax)}
          name="ageMax"
          min={clubLimits.ageMin}
          max={clubLimits.ageMax}
          value={draft.ageMax}
          onChange={(ageMax) => onChange({ ageMax })}
          texts={steps}
        />
      </Grid>
    </Section>
  )
}

export interface RefusalProps {
  readonly message: MessageDescriptor
  readonly action?: ReactNode
}

/** Why the server has not taken what was sent. */
export function Refusal({ message, action }: RefusalProps) {
  const { formatMessage } = useIntl()
  return (
    <div role="alert">
      <Banner type="danger" title={formatMessage(message)} action={action} />
    </div>
  )
}
