import { contract } from '@kingside/api'
import { mockCall, mockFailure } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'

/** Which puzzles there are, and how the reader stands with them. */
const meta = {
  ...pageMeta,
  title: 'Pages/Puzzles',
  args: { address: '/puzzles', reader: 'free' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const { puzzles } = contract

/** The example of the contract, and themes that there are puzzles of. */
const server = [
  mockCall(puzzles.daily, () => puzzles.daily.example),
  mockCall(puzzles.progress, () => puzzles.progress.example),
  mockCall(puzzles.history, () => puzzles.history.example),
  mockCall(puzzles.runs, () => puzzles.runs.example),
  mockCall(puzzles.themes, () =>
    (['fork', 'pin', 'skewer', 'sacrifice', 'mateIn2', 'endgame'] as const).map((theme) => ({
      theme,
      count: 100,
    })),
  ),
  ...pageServer,
]

export const Member: Story = {
  parameters: {
    msw: server,
    visual: { claims: 'page' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '4 puzzles to repeat' })).toBeVisible()
    await expect(canvas.getByText('151 of 214')).toBeVisible()
    await expect(await canvas.findByText('31 of 40 solved')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Continue your streak: 12' })).toBeVisible()
    await expect(canvas.getByText('Best ever: 21, today: 14')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Daily puzzle' })).toBeVisible()
    await expect(await canvas.findByRole('article', { name: 'Puzzle 01tg7' })).toBeVisible()
  },
}

const failure = { code: 'server_error', detail: 'The server failed.' }

/** Nothing was tried yet. */
export const Empty: Story = {
  parameters: {
    msw: [
      mockCall(puzzles.history, () => ({ count: 0, results: [] })),
      mockCall(puzzles.progress, () => ({
        ...puzzles.progress.example,
        rating: { value: 1200, is_provisional: true, change_today: 0 },
        streak_today: 0,
        tried: 0,
        solved: 0,
        reviews_due: 0,
        themes: [],
      })),
      ...server,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No puzzles yet')).toBeVisible()
    await expect(canvas.getByText('1200?')).toBeVisible()
  },
}

/** A visitor sees what there is, and that an account keeps it. */
export const Visitor: Story = {
  args: { reader: 'visitor' },
  parameters: { msw: server },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'))
    await expect(await main.findByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(await main.findByRole('link', { name: 'Fork' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: {
    msw: [
      mockFailure(puzzles.daily, 500, failure),
      mockFailure(puzzles.progress, 500, failure),
      mockFailure(puzzles.history, 500, failure),
      ...server,
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Couldn’t load your progress', {}, { timeout: 5000 }),
    ).toBeVisible()
    await expect(
      await canvas.findByText('Couldn’t load the daily puzzle', {}, { timeout: 5000 }),
    ).toBeVisible()
  },
}
