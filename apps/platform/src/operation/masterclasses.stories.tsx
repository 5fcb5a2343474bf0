import { operatorContract } from '@kingside/api/calls/operation/index'
import { exampleOperatorMasterclass as example } from '@kingside/api/calls/operation/masterclasses'
import { mockCall, mockFailure } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { operationServer } from '../stories/operation-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../stories/page-story.tsx'

const { masterclasses } = operatorContract.operation

/** The masterclasses, which operators write. */
const meta = {
  ...pageMeta,
  title: 'Pages/Operation/Masterclasses',
  args: { address: '/operation/masterclasses', reader: 'free' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const past = {
  ...example,
  id: '5',
  slug: 'questions',
  kind: 'qa',
  status: 'ended',
  title: 'Вопросы и ответы: как готовиться к турниру',
  starts_at: '2026-02-05T17:00:00.000Z',
  recording: 'questions.mp4',
  missing_files: ['questions.mp4'],
} as const

const list = mockCall(masterclasses.list, () => ({ count: 2, results: [example, past] }))

const openForm = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}

/** A file that is named, but is not on the server, is said. */
export const All: Story = {
  parameters: { msw: [list, ...operationServer], visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not on the server: questions.mp4')).toBeVisible()
  },
}

export const None: Story = {
  parameters: {
    msw: [mockCall(masterclasses.list, () => ({ count: 0, results: [] })), ...operationServer],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No masterclasses yet')).toBeVisible()
  },
}

/** What is missing or no name of a file is said at its field. */
export const Refused: Story = {
  parameters: { msw: [list, ...operationServer], visual: { claims: 'phone' } },
  play: async () => {
    const dialog = await openForm('Add masterclass')
    await userEvent.type(dialog.getByRole('textbox', { name: /File of the recording/ }), 'My Talk')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByText('Enter a time like 17:00')).toBeVisible()
    await expect(
      dialog.getByText('Small letters, digits and dashes, then .mp4 or .webm'),
    ).toBeVisible()
    await expect(dialog.getAllByText('Fill in the value')).toHaveLength(4)
  },
}

export const Saved: Story = {
  parameters: { msw: [list, mockCall(masterclasses.change), ...operationServer] },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Edit' })
    if (first) await userEvent.click(first)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('textbox', { name: 'Masterclass title' })).toHaveValue(
      example.title,
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Saved')).toBeVisible()
  },
}

/** What was typed stays. */
export const ChangedMeanwhile: Story = {
  parameters: {
    msw: [
      list,
      mockFailure(masterclasses.change, 409, { code: 'changed_meanwhile', detail: 'It changed.' }),
      ...operationServer,
    ],
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Edit' })
    if (first) await userEvent.click(first)
    const dialog = within(await screen.findByRole('dialog'))
    const title = dialog.getByRole('textbox', { name: 'Masterclass title' })
    await userEvent.clear(title)
    await userEvent.type(title, 'Rooks')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(
      await dialog.findByText('Another operator has changed this masterclass'),
    ).toBeVisible()
    await expect(title).toHaveValue('Rooks')
  },
}

export const Removing: Story = {
  parameters: { msw: [list, mockCall(masterclasses.remove), ...operationServer] },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Remove / })
    if (first) await userEvent.click(first)
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(/no one is reminded of it/)).toBeVisible()
  },
}
