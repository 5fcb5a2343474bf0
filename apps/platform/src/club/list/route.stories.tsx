import { contract } from '@kingside/api'
import { mockCall, mockFailure } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'
import { sampleClubs } from '../../stories/sample-clubs.ts'

/** All clubs, the reader's own, and what clubs do. */
const meta = {
  ...pageMeta,
  title: 'Pages/Clubs',
  args: { address: '/community', reader: 'free' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const { communities } = contract

/** Answers with so many clubs, of which the first are the reader's. */
const list = (count: number, { own = 0, events = 0 } = {}) => [
  mockCall(communities.list, ({ query }) => {
    const found = sampleClubs(count).filter(
      ({ name, membership }) =>
        name.toLowerCase().includes((query.search ?? '').toLowerCase()) &&
        (!query.membership || query.membership === membership),
    )
    return {
      count: found.length,
      results: found.slice(query.offset, query.offset + query.limit),
    }
  }),
  mockCall(communities.my, () => ({
    count: own,
    results: sampleClubs(own).map((club, index) => ({
      ...club,
      you: index === 0 ? ('admin' as const) : ('requested' as const),
      requests_waiting: index === 0 ? 2 : null,
    })),
  })),
  mockCall(communities.events.all, () => ({
    count: events,
    results: Array.from({ length: events }, (_, index) => ({
      ...communities.events.all.example.results[0],
      id: String(index + 1),
      title: index === 0 ? 'Open evening' : `Blitz night ${index}`,
      start: `2026-11-${20 + index * 3}T15:00:00Z`,
      end: `2026-11-${20 + index * 3}T18:00:00Z`,
    })),
  })),
  ...pageServer,
]

export const Some: Story = {
  parameters: { msw: list(6, { own: 2 }), visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('list', { name: 'All clubs' })
    await expect(within(all).getAllByRole('article')).toHaveLength(6)
    await expect(canvas.getByRole('link', { name: 'Create a club' })).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name or city' }), 'rook')
    await expect(await canvas.findByText('1 club found')).toBeInTheDocument()
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Name or city' }))
    await expect(await canvas.findByText('6 clubs found')).toBeInTheDocument()
  },
}

/** On a phone the filters are behind one line, so that the first club is on the first screen. */
export const Filtered: Story = {
  args: { address: '/community?country=KZ&membership=open' },
  parameters: { msw: list(6), visual: { claims: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'All clubs' })).toBeVisible()
    const filters = within(canvas.getByRole('group', { name: 'Filters' }))
    await expect(filters.getByRole('combobox', { name: 'Country' })).toHaveValue('Kazakhstan')
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveAttribute(
      'placeholder',
      'Any country',
    )
  },
}

/** The own ones: those that the reader runs say who waits. */
export const Mine: Story = {
  args: { address: '/community?tab=mine' },
  parameters: { msw: list(6, { own: 2 }) },
  play: async ({ canvas }) => {
    const mine = await canvas.findByRole('list', { name: 'My clubs' })
    await expect(within(mine).getByText('2 requests')).toBeVisible()
    await expect(within(mine).getByText('Request sent')).toBeVisible()
  },
}

/** Somebody who is in none is led to all of them. */
export const NoneOfMine: Story = {
  args: { address: '/community?tab=mine' },
  parameters: { msw: list(3) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re not in a club yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Find a club' }))
    await expect(await canvas.findByRole('list', { name: 'All clubs' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'My clubs' }))
    await expect(await canvas.findByText('You’re not in a club yet')).toBeVisible()
  },
}

/** A visitor signs in first. */
export const VisitorMine: Story = {
  args: { address: '/community?tab=mine', reader: 'visitor' },
  parameters: { msw: list(3) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see your clubs')).toBeVisible()
  },
}

/** Filters that leave nothing are taken back by one press. */
export const NoMatch: Story = {
  args: { address: '/community?search=nowhere&membership=open' },
  parameters: { msw: list(3) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No clubs match these filters')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible()
  },
}

/** What clubs do, by days. */
export const Calendar: Story = {
  args: { address: '/community?tab=events' },
  parameters: { msw: list(3, { events: 3 }), visual: { claims: 'phone' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Open evening'))[0]).toBeInTheDocument()
    await expect(canvas.getByRole('switch', { name: 'Only my clubs' })).toBeVisible()
  },
}

/** What clubs do, one after the other. */
export const EventList: Story = {
  args: { address: '/community?tab=events&view=list' },
  parameters: { msw: list(3, { events: 3 }), visual: { claims: 'phone' } },
  play: async ({ canvas }) => {
    const events = await canvas.findByRole('list', { name: 'Club events' })
    await expect(await within(events).findAllByRole('link')).toHaveLength(3)
  },
}

export const NoEvents: Story = {
  args: { address: '/community?tab=events&view=list' },
  parameters: { msw: list(3) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No events coming up')).toBeVisible()
  },
}

export const None: Story = {
  parameters: { msw: list(0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No clubs yet')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: {
    msw: [
      mockFailure(communities.list, 500, { code: 'server_error', detail: 'It broke.' }),
      ...list(0),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the clubs')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
