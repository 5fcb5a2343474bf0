import { type PlayerReportCode, selectPlayerReportView } from '@kingside/machines/player-report'
import {
  exampleReport,
  playerReportStates as states,
  snapshotAt,
} from '@kingside/machines/player-report/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { inPopup } from '../../stories/in-popup.tsx'
import { ReportForm, type ReportFormProps } from './ReportForm.view.tsx'

const view = selectPlayerReportView
const empty = { kind: null, text: '' } as const

/** The form with a draft that follows what is typed, as in its popup. */
function Drafted({ draft, onChange, ...props }: ReportFormProps) {
  const [now, setNow] = useState(draft)
  return (
    <ReportForm
      {...props}
      draft={now}
      onChange={(change) => {
        setNow({ ...now, ...change })
        onChange(change)
      }}
    />
  )
}

/** The form that reports a player; one story for each state of its machine. */
const meta = {
  component: ReportForm,
  title: 'Features/ReportPlayer',
  args: {
    view: view(states['form.editing']),
    name: 'Example Player',
    hasGame: true,
    draft: exampleReport,
    onSubmit: fn(),
    onChange: fn(),
    onCancel: fn(),
    onClose: fn(),
  },
  render: (props) => <Drafted {...props} />,
  decorators: [inPopup('Report a player')],
} satisfies Meta<typeof ReportForm>

export default meta
type Story = StoryObj<typeof meta>

const refused = (code: PlayerReportCode) =>
  view(snapshotAt({ form: 'refused' }, { refusal: { code, detail: null, waitMs: null, at: null } }))

export const FormEditing: Story = {
  args: { draft: empty },
  parameters: {
    state: 'player-report/form.editing',
    visual: { claims: 'feature' },
    modes: {
      kazakh: { globals: { locale: 'kz' } },
      russian: { globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Offensive name or picture' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Details' }), 'The picture.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      kind: 'name_or_picture',
      text: 'The picture.',
    })
  },
}

export const FormInvalid: Story = {
  args: { view: view(states['form.invalid']), draft: empty, hasGame: false },
  parameters: { state: 'player-report/form.invalid' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'What’s wrong?' })).toBeInvalid()
    await expect(canvas.getByText('Choose a reason')).toBeVisible()
  },
}

/** Something else needs words, and too many don't fit: the form says so, and keeps all of them. */
export const TooLong: Story = {
  args: {
    view: view(snapshotAt({ form: 'invalid' }, { problems: { kind: null, text: 'too_long' } })),
    draft: { kind: 'other', text: 'My words are many. '.repeat(55) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Too long')).toBeVisible()
    await expect(canvas.getByText(/\/1000$/)).toBeVisible()
  },
}

/** The eleventh report of a day. */
export const FormRefused: Story = {
  args: { view: view(states['form.refused']) },
  parameters: {
    state: 'player-report/form.refused',
    modes: { russian: { globals: { locale: 'ru' } } } satisfies StoryModes<Story>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/You’ve sent 10 reports today/)
    await expect(canvas.getByRole('textbox', { name: 'Details' })).toHaveValue(exampleReport.text)
  },
}

export const Offline: Story = { args: { view: refused('offline') } }
export const NotTheirGame: Story = { args: { view: refused('game_not_found') } }
export const SessionEnded: Story = { args: { view: refused('unauthorised') } }
export const TimedOut: Story = { args: { view: refused('timeout') } }

export const Sending: Story = {
  args: { view: view(states.sending) },
  parameters: { state: 'player-report/sending' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Send report/ }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Sent: Story = {
  args: { view: view(states.sent) },
  parameters: { state: 'player-report/sent' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/You can send 9 more reports today/)
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
