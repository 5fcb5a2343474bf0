import { contract } from '@kingside/api'
import { mockCall, mockFailure } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { pageServer } from '../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../stories/page-story.tsx'

/** Lessons live and recorded. */
const meta = {
  ...pageMeta,
  title: 'Pages/Masterclasses',
  args: { address: '/masterclass', reader: 'free' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const { masterclasses } = contract
const one = { ...masterclasses.get.example, minutes: 60 } as const

const live = { ...one, slug: 'opening-plans', status: 'live', title: 'Opening plans' } as const
const questions = { ...one, slug: 'questions', kind: 'qa', title: 'Bring your lost games' } as const
const free = {
  ...one,
  slug: 'first-steps',
  is_free: true,
  title: 'From the rules to a plan',
} as const
const past = {
  ...one,
  slug: 'time-trouble',
  status: 'ended',
  starts_at: '2026-10-05T17:00:00.000Z',
  title: 'Время на исходе',
  language: 'ru',
  has_recording: true,
} as const

const server = [
  mockCall(masterclasses.list, ({ query }) => {
    const all = [live, one, free, questions, past].filter(
      ({ status, kind, starts_at: start }) =>
        (query.status === undefined || status === query.status) &&
        (query.kind === undefined || kind === query.kind) &&
        (query.from === undefined || start >= query.from) &&
        (query.until === undefined || start < query.until),
    )
    return { count: all.length, results: all }
  }),
  ...pageServer,
]

export const List: Story = {
  parameters: { msw: server, visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Opening plans' })).toBeVisible()
    await expect(canvas.getByText('Live now')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Время на исходе' })).toBeVisible()
  },
}

/** What is held in a month, on its days. */
export const Calendar: Story = {
  parameters: { msw: server, visual: { claims: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Calendar'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Next month' }))
    await userEvent.click(await canvas.findByRole('button', { name: /5 December|December 5/ }))
    await expect(await canvas.findByRole('link', { name: /Bring your lost games/ })).toBeVisible()
  },
}

export const NothingFound: Story = {
  parameters: { msw: server },
  play: async ({ canvas }) => {
    const kinds = within(await canvas.findByRole('radiogroup', { name: 'Kind' }))
    await userEvent.click(kinds.getByRole('radio', { name: 'Q&A' }))
    await expect(await canvas.findByText('No masterclasses found')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: {
    msw: [
      mockFailure(masterclasses.list, 500, { code: 'server_error', detail: 'The server failed.' }),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText('Couldn’t load masterclasses', {}, { timeout: 5000 }))[0],
    ).toBeVisible()
  },
}

const closed = { is_open: false } as const
const shown = (facts: object) => [
  mockCall(masterclasses.get, () => ({ ...one, ...facts })),
  mockCall(masterclasses.remind),
  ...pageServer,
]
const address = '/masterclass/rook-endings'

export const Upcoming: Story = {
  args: { address, reader: 'pro' },
  parameters: { msw: shown({}) },
  play: async ({ canvas }) => {
    const remind = await canvas.findByRole('switch', {
      name: 'Remind me by email 30 minutes before',
    })
    await userEvent.click(remind)
    await expect(remind).toBeChecked()
  },
}

export const FreeMember: Story = {
  args: { address },
  parameters: { msw: shown(closed) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Masterclasses are for Pro members' }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Get Pro' })).toBeVisible()
  },
}

export const Visitor: Story = {
  args: { address, reader: 'visitor' },
  parameters: { msw: shown({ ...closed, status: 'ended', has_recording: true }) },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'))
    await expect(await main.findByRole('button', { name: 'Sign in' })).toBeVisible()
  },
}

export const Live: Story = {
  args: { address, reader: 'pro' },
  parameters: { msw: shown({ status: 'live', stream: 'https://example.com/live' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Watch the stream' })).toHaveAttribute(
      'href',
      'https://example.com/live',
    )
    await expect(
      canvas.getByText('Opens example.com in a new tab: you leave Kingside.'),
    ).toBeVisible()
  },
}

export const EndedWithoutRecording: Story = {
  args: { address, reader: 'pro' },
  parameters: { msw: shown({ status: 'ended' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no recording yet.')).toBeVisible()
  },
}
