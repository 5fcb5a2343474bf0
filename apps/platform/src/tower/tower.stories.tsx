import { contract } from '@kingside/api'
import { mockCall, mockFailure } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { pageServer } from '../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../stories/page-story.tsx'

/** The tower, and the popups in which rewards are shown and coins spent. */
const meta = {
  ...pageMeta,
  title: 'Pages/Tower',
  args: { address: '/tower', reader: 'free' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const { motivation } = contract

const rewards = Array.from({ length: 30 }, (_, index) => {
  const level = index + 1
  const coins = {
    id: level * 10 + 1,
    level,
    kind: 'COINS',
    audience: 'ALL',
    title: 'Coins',
    description: '',
    amount: 10 + 2 * level,
  } as const
  const postcard = { ...coins, id: level * 10 + 2, kind: 'POSTCARD', amount: null } as const
  return level % 5 === 0 ? [postcard, coins] : [coins]
}).flat()

const levels = Array.from({ length: 30 }, (_, index) => {
  const number = index + 1
  return {
    number,
    points: 5 * number * (number + 1),
    player_rewards: rewards
      .filter(({ level }) => level === number)
      .map(({ id }) => ({
        reward_id: id,
        claimed_at: number <= 5 ? '2026-10-02T12:00:00.000Z' : null,
      })),
  }
})

const stats = {
  points: 236,
  coins: 60,
  level: 6,
  next_level_points: 280,
  points_today: 24,
  points_a_day: 60,
  has_consent: false,
} as const

const server = [
  mockCall(motivation.tower, () => ({ count: 30, results: levels })),
  mockCall(motivation.rewards, () => rewards),
  mockCall(motivation.myStats, () => stats),
  mockCall(motivation.benefits),
  mockCall(motivation.inventory),
  ...pageServer,
]

const popup = async (name: string) =>
  within(await within(document.body).findByRole('dialog', { name }, { timeout: 5000 }))

/** A member who was never asked: the first screen asks, and shows what waits. */
export const Member: Story = {
  parameters: { msw: server, visual: { claims: 'page', fillsWindow: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Level 6 is reached' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Take part' })).toBeVisible()
  },
}

export const Visitor: Story = {
  args: { reader: 'visitor' },
  parameters: { msw: server },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'))
    await expect(await main.findByRole('heading', { name: 'Sign in to climb' })).toBeVisible()
    await expect(main.queryByText('Locked')).not.toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: {
    msw: [
      mockFailure(motivation.tower, 500, { code: 'server_error', detail: 'The server failed.' }),
      ...server,
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Nothing here right now', {}, { timeout: 5000 }),
    ).toBeVisible()
  },
}

export const Exchange: Story = {
  args: { address: '/tower?popup=gamification-exchange' },
  parameters: { msw: server, visual: { claims: 'page', fillsWindow: true } },
  play: async () => {
    const dialog = await popup('Exchange your coins')
    await expect(await dialog.findByText('You have 60 coins')).toBeVisible()
    await expect(await dialog.findByRole('button', { name: /Use/ })).toBeVisible()
  },
}

export const ExchangeOfVisitor: Story = {
  args: { address: '/tower?popup=gamification-exchange', reader: 'visitor' },
  parameters: { msw: server },
  play: async () => {
    const dialog = await popup('Exchange your coins')
    await expect(await dialog.findByText('Sign in to spend coins')).toBeVisible()
  },
}

export const RewardPostcard: Story = {
  args: { address: '/tower?popup=gamification-notification&reward=52' },
  parameters: { msw: server, visual: { claims: 'page', fillsWindow: true } },
  play: async () => {
    const dialog = await popup('Your reward')
    await expect(
      await dialog.findByRole('img', { name: /^Postcard of level 5: a pawn/ }),
    ).toBeVisible()
  },
}

export const RewardNotClaimed: Story = {
  args: { address: '/tower?popup=gamification-notification&reward=61' },
  parameters: { msw: server },
  play: async () => {
    const dialog = await popup('Your reward')
    await expect(await dialog.findByText('You haven’t claimed this reward yet')).toBeVisible()
  },
}

export const RewardUnknown: Story = {
  args: { address: '/tower?popup=gamification-notification&reward=nothing' },
  parameters: { msw: server },
  play: async () => {
    const dialog = await popup('Your reward')
    await expect(await dialog.findByText('Reward not found')).toBeVisible()
  },
}
