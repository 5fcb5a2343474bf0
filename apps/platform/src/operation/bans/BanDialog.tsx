import { type Locale, locales, operatorLimits } from '@kingside/api/facts'
import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { DateField, todayIso } from '@kingside/design-system/DateField'
import { Dialog } from '@kingside/design-system/Dialog'
import { Form } from '@kingside/design-system/Form'
import { Select } from '@kingside/design-system/Select'
import { Stack } from '@kingside/design-system/Stack'
import { Switch } from '@kingside/design-system/Switch'
import { TextArea } from '@kingside/design-system/TextArea'
import { TextField } from '@kingside/design-system/TextField'
import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { languageNames } from '../list/language-names.ts'
import { dateTexts } from '../list/date-texts.ts'
import { listMessages } from '../list/index.ts'
import { messages } from './bans.messages.ts'

/** What an operator fills in. */
export interface BanForm {
  readonly player: string
  readonly reason: string
  /** YYYY-MM-DD; null is for ever. */
  readonly until: string | null
  readonly cheating: boolean
  readonly language: Locale
}

/** Why a ban was not accepted. */
export type BanProblem = 'unknown' | 'failed'

export interface BanDialogProps {
  /** Filled in at first. @default '' */
  readonly player?: string
  readonly isSending: boolean
  readonly problem: BanProblem | null
  /** The server's words, where the problem is none that is known. */
  readonly detail: string | null
  readonly onSubmit: (form: BanForm) => void
  readonly onClose: () => void
}

/** Bans a player: whom, why, until when, and whether for cheating. */
export function BanDialog({
  player: given = '',
  isSending,
  problem,
  detail,
  onSubmit,
  onClose,
}: BanDialogProps) {
  const { formatMessage, locale } = useIntl()
  const [player, setPlayer] = useState(given)
  const [reason, setReason] = useState('')
  const [until, setUntil] = useState<string | null>(null)
  const [cheating, setCheating] = useState(false)
  const [language, setLanguage] = useState<Locale>(
    locales.find((known) => known === (locale === 'kk' ? 'kz' : locale)) ?? 'en',
  )
  const [isChecked, setChecked] = useState(false)
  const today = todayIso()
  const missing = formatMessage(listMessages.fillIn)
  const isLate = until === null || until > today
  const errors = useMemo(
    () => ({
      ...(isChecked && player.trim() === '' && { player: missing }),
      ...(isChecked && reason.trim() === '' && { reason: missing }),
      ...(problem === 'unknown' && { player: formatMessage(messages.unknown) }),
    }),
    [isChecked, player, reason, problem, missing, formatMessage],
  )
  const submit = () => {
    setChecked(true)
    if (player.trim() === '' || reason.trim() === '' || !isLate) return
    onSubmit({ player: player.trim(), reason: reason.trim(), until, cheating, language })
  }
  return (
    <Dialog
      title={formatMessage(messages.add)}
      closeLabel={formatMessage(messages.close)}
      open
      onOpenChange={onClose}
    >
      <Form label={formatMessage(messages.add)} busy={isSending} errors={errors} onSubmit={submit}>
        <Stack gap={4}>
          {problem === 'failed' && (
            <Banner type="danger" title={formatMessage(listMessages.actFailed)}>
              {detail}
            </Banner>
          )}
          <TextField
            label={formatMessage(messages.who)}
            name="player"
            autoComplete="off"
            value={player}
            onChange={setPlayer}
          />
          <TextArea
            label={formatMessage(listMessages.reason)}
            name="reason"
            help={formatMessage(messages.reasonHelp)}
            value={reason}
            onChange={(text) => setReason(text.slice(0, operatorLimits.reason))}
          />
          <Select
            label={formatMessage(messages.language)}
            texts={{
              placeholder: formatMessage(listMessages.choose),
              empty: formatMessage(listMessages.nothing),
            }}
            value={language}
            options={locales.map((value) => ({ value, label: languageNames[value] }))}
            onChange={setLanguage}
          />
          <DateField
            label={formatMessage(messages.until)}
            help={formatMessage(messages.untilHelp)}
            texts={{ ...dateTexts(formatMessage), tooEarly: formatMessage(messages.tooEarly) }}
            min={nextDay(today)}
            value={until}
            onChange={setUntil}
          />
          <Switch
            label={formatMessage(messages.cheating)}
            checked={cheating}
            onChange={setCheating}
          />
          <Button submit display="block" type="danger" loading={isSending}>
            <FormattedMessage {...messages.add} />
          </Button>
        </Stack>
      </Form>
    </Dialog>
  )
}

/** @param day YYYY-MM-DD */
function nextDay(day: string): string {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}
