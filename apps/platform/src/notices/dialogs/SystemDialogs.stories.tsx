import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import {
  type DialogAnswer,
  provideSystemDialogs,
  selectSystemDialogsView,
  type SystemDialog,
} from '@kingside/machines/system-dialogs'
import {
  snapshotAt,
  systemDialogsStates as states,
} from '@kingside/machines/system-dialogs/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { overPage } from '../words/over-page.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import { SystemDialogs, type SystemDialogsProps } from './SystemDialogs.view.tsx'

const view = selectSystemDialogsView

/** The alerts and questions of the app; one story for each state of the machine, then every kind with its words. */
const meta = {
  component: SystemDialogs,
  title: 'Features/SystemDialogs',
  args: {
    view: view(states['open.alert']),
    onAnswer: fn(),
    onLeave: fn(),
    onClosed: fn(),
  },
  decorators: [overPage],
} satisfies Meta<typeof SystemDialogs>

export default meta
type Story = StoryObj<typeof meta>

const findDialog = async (name?: string) =>
  within(await screen.findByRole('alertdialog', name === undefined ? {} : { name }))

/** Nothing is asked. */
export const Idle: Story = {
  parameters: {
    state: 'system-dialogs/idle',
    visual: { looksLike: 'platform-features-popups--closed' },
  },
  args: { view: view(states.idle) },
  play: async () => {
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
}

/** Passed through at once, on the way to the dialog. */
export const Deciding: Story = {
  parameters: {
    state: 'system-dialogs/deciding',
    visual: { looksLike: 'platform-features-popups--closed' },
  },
  args: { view: view(states.deciding) },
}

/** Escape reads it as well. */
export const OpenAlert: Story = {
  parameters: { state: 'system-dialogs/open.alert' },
  args: { view: view(states['open.alert']) },
  play: async ({ args }) => {
    const dialog = await findDialog('Your account is closed until 1 March')
    await expect(dialog.getByRole('button', { name: 'OK' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('ban', 'ok')
  },
}

/** The safe answer has the focus. */
export const OpenConfirm: Story = {
  parameters: { state: 'system-dialogs/open.confirm' },
  args: { view: view(states['open.confirm']) },
  play: async ({ args }) => {
    const dialog = await findDialog('Resign the game?')
    await expect(dialog.getByRole('button', { name: 'No' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Resign' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('resign', 'yes')
  },
}

/** Another one waits behind it. Leaving it with Escape is no answer. */
export const OpenChoose: Story = {
  parameters: { state: 'system-dialogs/open.choose', visual: { claims: 'feature' } },
  args: { view: view(states['open.choose']) },
  play: async ({ args }) => {
    const dialog = await findDialog('magnus_k wants a rematch')
    await expect(dialog.getByText('1 more to read')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Play now' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('rematch', 'now')
  },
}

/** It has its answer and is on its way out, so only the page is left to see. */
export const Fading: Story = {
  parameters: {
    state: 'system-dialogs/fading',
    visual: { looksLike: 'platform-features-popups--closed' },
  },
  args: { view: view(states.fading) },
  play: async () => {
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
}

const asked = (open: SystemDialog['kind'], current: SystemDialog, waiting: SystemDialog[] = []) =>
  view(snapshotAt({ open }, { current, waiting }))

/** The catalogue’s Yes and No, where whoever asks gives no words. */
export const YesOrNo: Story = {
  args: {
    view: asked('confirm', {
      kind: 'confirm',
      id: 'leave',
      title: { text: 'Leave the club?' },
      message: { text: 'You can come back whenever it is open for new members.' },
    }),
  },
  play: async ({ args }) => {
    const dialog = await findDialog('Leave the club?')
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('leave', 'yes')
  },
}

export const EscapeIsNo: Story = {
  parameters: { visual: { looksLike: 'platform-features-systemdialogs--open-confirm' } },
  args: { view: view(states['open.confirm']) },
  play: async ({ args }) => {
    await findDialog('Resign the game?')
    await userEvent.keyboard('{Escape}')
    await expect(args.onAnswer).toHaveBeenCalledWith('resign', 'no')
  },
}

export const EscapeLeavesAChoice: Story = {
  parameters: { visual: { looksLike: 'platform-features-systemdialogs--open-choose' } },
  args: { view: view(states['open.choose']) },
  play: async ({ args }) => {
    await findDialog('magnus_k wants a rematch')
    await userEvent.keyboard('{Escape}')
    await expect(args.onLeave).toHaveBeenCalledWith('rematch')
    await expect(args.onAnswer).not.toHaveBeenCalled()
  },
}

/** A ban has its reason with it. */
export const AlertWithAMessage: Story = {
  args: {
    view: asked(
      'alert',
      {
        kind: 'alert',
        id: 'ban',
        title: { text: 'Your account is closed' },
        message: {
          text: 'Until 1 March you can’t play or join tournaments, because fair play was violated.',
        },
        okLabel: { text: 'I understand' },
      },
      [{ kind: 'alert', id: 'next', title: { text: 'Your rating was restored' } }],
    ),
  },
  play: async () => {
    const dialog = await findDialog('Your account is closed')
    await expect(dialog.getByText(/1 more to read/)).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: { visual: { claims: 'phone' } },
  globals: { locale: 'ru' },
  args: {
    view: asked('choose', {
      kind: 'choose',
      id: 'pairing',
      title: { text: 'Соперник не пришёл на партию Открытого чемпионата Алматинской области' },
      message: { text: 'Mannschaftsmeisterschaftsqualifikationsturnier, доска 128.' },
      choices: [
        { value: 'wait', label: { text: 'Подождать ещё пять минут' } },
        { value: 'claim', label: { text: 'Попросить судью присудить победу' } },
        { value: 'leave', label: { text: 'Покинуть партию' } },
      ],
    }),
  },
}

export const InKazakh: Story = {
  args: { view: view(states['open.choose']) },
  globals: { locale: 'kz' },
}

const dialogsMachine = provideSystemDialogs()

/** The dialogs with their machine, and the buttons that ask. */
function Wired(props: SystemDialogsProps) {
  const [snapshot, send, actor] = useMachine(dialogsMachine)
  useStateMap(snapshot)
  const [answers, setAnswers] = useState<readonly DialogAnswer[]>([])
  useEffect(() => {
    const heard = actor.on('dialog.answered', ({ answer }) =>
      setAnswers((before) => [...before, answer]),
    )
    return () => heard.unsubscribe()
  }, [actor])
  const ask = () =>
    send({
      type: 'dialog.confirm',
      dialog: { id: 'resign', title: { code: 'game.resign.confirm' } },
    })
  return (
    <>
      <Inline gap={3}>
        <Button type="secondary" onPress={ask}>
          Resign
        </Button>
        <Button
          type="secondary"
          onPress={() => {
            ask()
            send({ type: 'dialog.alert', dialog: { id: 'over', title: { text: 'Black wins' } } })
          }}
        >
          Resign and be told
        </Button>
      </Inline>
      <p>{`Answers: ${answers.join(', ')}`}</p>
      <SystemDialogs
        {...props}
        view={view(snapshot)}
        onAnswer={(id, answer) => send({ type: 'dialog.answer', id, answer })}
        onLeave={(id) => send({ type: 'dialog.leave', id })}
        onClosed={(id) => send({ type: 'dialog.closed', id })}
      />
    </>
  )
}

/** With its machine: one after the other, and then the focus is back where it was. */
export const OneAfterTheOther: Story = {
  render: (args) => <Wired {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Resign and be told' })
    await userEvent.click(button)
    const question = await findDialog('Resign the game?')
    await expect(question.getByText('1 more to read')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Yes' }))
    const news = await findDialog('Black wins')
    await userEvent.click(news.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(button).toHaveFocus())
    await expect(canvas.getByText('Answers: yes, ok')).toBeVisible()
  },
}

/** With its machine: the same question may be asked again after its answer. */
export const AskedAgain: Story = {
  render: (args) => <Wired {...args} />,
  play: async ({ canvas }) => {
    for (const times of ['Answers: no', 'Answers: no, no']) {
      const button = canvas.getByRole('button', { name: 'Resign' })
      await userEvent.click(button)
      await findDialog('Resign the game?')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(button).toHaveFocus())
      await expect(canvas.getByText(times)).toBeVisible()
    }
  },
}
