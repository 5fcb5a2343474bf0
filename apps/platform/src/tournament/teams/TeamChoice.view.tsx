import { Button } from '@kingside/design-system/Button'
import { Dialog } from '@kingside/design-system/Dialog'
import { RadioCards } from '@kingside/design-system/RadioCards'
import { Stack } from '@kingside/design-system/Stack'
import { TextField } from '@kingside/design-system/TextField'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Team, TeamChosen } from '../tournament.types.ts'
import { messages } from './teams.messages.ts'

export interface TeamChoiceProps {
  readonly open: boolean
  /** The teams that are there. */
  readonly teams: readonly Team[]
  /** The id of the team that the reader was invited to; null without an invitation. */
  readonly invitedTo: string | null
  /** Called with the team to play for; null when the reader does not choose one. */
  readonly onChoose: (team: TeamChosen | null) => void
}

/** The value of the card for a team that is not there yet. No id is empty. */
const fresh = ''
const longestName = 40

/** Asks for the team before a player joins a tournament of teams: one that is there, or a new one. */
export function TeamChoice({ open, teams, invitedTo, onChoose }: TeamChoiceProps) {
  const { formatMessage } = useIntl()
  const [chosen, setChosen] = useState<string | null>(null)
  const [name, setName] = useState('')
  const [isAsked, setAsked] = useState(false)
  const usual = teams.find(({ id }) => id === invitedTo) ?? teams[0]
  const value = chosen ?? usual?.id ?? fresh
  const isNamed = name.trim() !== '' && name.trim().length <= longestName
  const submit = () => {
    if (value !== fresh) return onChoose({ id: value })
    if (!isNamed) return setAsked(true)
    return onChoose({ name: name.trim() })
  }
  return (
    <Dialog
      open={open}
      title={formatMessage(messages.choose)}
      description={<FormattedMessage {...messages.chooseHint} />}
      onOpenChange={(isOpen) => {
        if (!isOpen) onChoose(null)
      }}
      actions={
        <>
          <Button type="secondary" onPress={() => onChoose(null)}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button onPress={submit}>
            <FormattedMessage {...messages.join} />
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack gap={4}>
          <RadioCards
            label={formatMessage(messages.teams)}
            labelHidden
            columns={1}
            value={value}
            onChange={setChosen}
            options={[
              ...teams.map((team) => ({
                value: team.id,
                title: team.name,
                description: formatMessage(messages.players, { count: team.players }),
              })),
              { value: fresh, title: formatMessage(messages.fresh) },
            ]}
          />
          {value === fresh && (
            <TextField
              label={formatMessage(messages.name)}
              required
              value={name}
              onChange={setName}
              {...(isAsked && !isNamed && { error: formatMessage(messages.nameNeeded) })}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
