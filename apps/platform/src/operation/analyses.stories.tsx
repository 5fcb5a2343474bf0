import { exampleAnalysisOrder as example } from '@kingside/api/calls/operation/analysis-orders'
import { operatorContract } from '@kingside/api/calls/operation/index'
import { mockCall, mockFailure } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { operationServer } from '../stories/operation-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../stories/page-story.tsx'

const { analyses } = operatorContract.operation

/** The analyses that were paid for, as operators work on them. */
const meta = {
  ...pageMeta,
  title: 'Pages/Operation/Analyses',
  args: { address: '/operation/analysis-orders', reader: 'free' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const inWork = {
  ...example,
  id: 'b3JkZXItMDAwMw',
  status: 'in_work',
  wish: 'Kingside team',
  taken_by: 'operator@kingside.example',
  due_at: '2027-03-08T10:00:00.000Z',
} as const

const done = {
  ...inWork,
  id: 'b3JkZXItMDAwNA',
  status: 'delivered',
  analyst: 'Kingside team',
  video_url: 'https://video.kingside.example/analysis-1',
  pgn: '1. e4 {The first of twenty moves.} e5 *',
  delivered_at: '2026-03-06T10:00:00.000Z',
} as const

const list = mockCall(analyses.list, () => ({
  count: 4,
  results: [example, inWork, done, { ...done, id: 'b3JkZXItMDAwNQ', status: 'refunded' as const }],
}))

const openForm = async () => {
  const [first] = await screen.findAllByRole('button', { name: 'Deliver' })
  if (!first) throw new Error('Nothing can be delivered.')
  await userEvent.click(first)
  return within(await screen.findByRole('dialog'))
}

/** What is to be done first, and what is overdue. */
export const List: Story = {
  parameters: { msw: [list, ...operationServer], visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Overdue')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Take it' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Deliver again' })).toBeVisible()
  },
}

export const None: Story = {
  parameters: {
    msw: [mockCall(analyses.list, () => ({ count: 0, results: [] })), ...operationServer],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No analyses ordered yet')).toBeVisible()
  },
}

/** Another operator was faster. */
export const TakenByAnother: Story = {
  parameters: {
    msw: [
      list,
      mockFailure(analyses.take, 409, {
        code: 'changed_meanwhile',
        detail: 'Another operator has taken it.',
      }),
      ...operationServer,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take it' }))
    await expect(await canvas.findByText('Another operator has taken it.')).toBeVisible()
  },
}

/** What is missing is said at its field. */
export const Incomplete: Story = {
  parameters: { msw: [list, ...operationServer], visual: { claims: 'phone' } },
  play: async () => {
    const form = await openForm()
    await userEvent.type(form.getByRole('textbox', { name: /video/ }), 'not a link')
    await userEvent.click(form.getByRole('button', { name: 'Deliver' }))
    await expect(await form.findByText('Enter a link that starts with https://')).toBeVisible()
    await expect(form.getAllByText('Fill in the value')).toHaveLength(2)
  },
}

/** The server says that the PGN is of another game; what was typed stays. */
export const OtherGame: Story = {
  parameters: {
    msw: [
      list,
      mockFailure(analyses.deliver, 400, {
        code: 'bad_request',
        detail: 'pgn: its moves are of another game than the one that was ordered.',
      }),
      ...operationServer,
    ],
  },
  play: async () => {
    const form = await openForm()
    await userEvent.type(form.getByRole('textbox', { name: 'Analyst' }), 'Kingside team')
    await userEvent.type(
      form.getByRole('textbox', { name: /video/ }),
      'https://video.kingside.example/1',
    )
    await userEvent.type(form.getByRole('textbox', { name: /PGN/ }), '1. d4 *')
    await userEvent.click(form.getByRole('button', { name: 'Deliver' }))
    await expect(await form.findByText(/of another game/)).toBeVisible()
    await expect(form.getByRole('textbox', { name: /PGN/ })).toHaveValue('1. d4 *')
  },
}
