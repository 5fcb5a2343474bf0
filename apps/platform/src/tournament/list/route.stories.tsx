import { contract } from '@kingside/api'
import { mockCall, mockFailure } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'
import { sampleTournaments } from '../../stories/sample-tournaments.ts'

/** All tournaments: the reader's own, the recommended ones, and the rest by tabs and filters. */
const meta = {
  ...pageMeta,
  title: 'Pages/Tournaments',
  args: { address: '/tournaments', reader: 'free' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const { short, my, organised, drafts } = contract.tournaments

/** Answers with so many tournaments, of which the first may be recommended, as the server does. */
const list = (count: number, { own = 0, featured = 0 } = {}) => [
  mockCall(short, ({ query }) => {
    const all = sampleTournaments(query.featured ? featured : count)
      .filter(({ kind }) => !query.kind || query.kind.includes(kind))
      .filter(() => query.location_region !== 'africa')
    return {
      count: all.length,
      results: all.slice(query.offset, query.offset + query.limit),
    }
  }),
  mockCall(my, () =>
    sampleTournaments(own).map((tournament) => ({ ...tournament, user_signed: true })),
  ),
  mockCall(organised, () => []),
  mockCall(drafts.list, () => ({ count: 0, results: [] })),
  ...pageServer,
]

export const Some: Story = {
  parameters: { msw: list(30, { own: 1, featured: 2 }), visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    const own = await canvas.findByRole('list', { name: 'Your tournaments' })
    await expect(within(own).getByText('You’re playing')).toBeVisible()
    const all = await canvas.findByRole('list', { name: 'All tournaments' })
    await expect(within(all).getAllByRole('article')).toHaveLength(24)
    await expect(canvas.getByText('24 of 30 tournaments')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(within(all).getAllByRole('article')).toHaveLength(30)
    await expect(canvas.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  },
}

const begun = ['Library Cup', 'Spring Blitz', 'New tournament'].map((name, index) => ({
  ...drafts.list.example.results[0],
  id: `draft-${index}`,
  form: { ...drafts.list.example.results[0].form, name },
  saved_at: `2026-11-2${7 - index}T18:30:00Z`,
}))

/** Who organises something, or is an arbiter, finds the way back to it, also to what is not published. */
export const Organiser: Story = {
  parameters: {
    msw: [
      mockCall(organised, () => sampleTournaments(2)),
      mockCall(drafts.list, () => ({ count: begun.length, results: begun })),
      ...list(3),
    ],
    visual: { claims: 'phone' },
  },
  play: async ({ canvas }) => {
    const run = within(await canvas.findByRole('list', { name: 'You run' }))
    await expect(run.getAllByRole('listitem')).toHaveLength(3)
    await expect(run.getByRole('link', { name: 'Library Cup' })).toHaveAttribute(
      'href',
      '/tournaments/drafts/draft-0',
    )
    await expect(run.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/tournaments\/[^/]+\/manage$/),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 5' }))
    await expect(run.getByRole('link', { name: 'New tournament' })).toBeVisible()
    await expect(run.getAllByRole('listitem')).toHaveLength(5)
  },
}

/** A visitor signs in to join. */
export const Visitor: Story = {
  args: { reader: 'visitor' },
  parameters: { msw: list(3) },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByRole('button', { name: 'Sign in to join' }))[0],
    ).toBeVisible()
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument()
  },
}

/** The address says which tournaments are shown; a made-up choice counts for none. */
export const Filtered: Story = {
  args: { address: '/tournaments?tab=new&kind=arena&time=<blitz>' },
  parameters: { msw: list(12) },
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('list', { name: 'All tournaments' })
    await expect(within(all).getAllByRole('article')).toHaveLength(2)
    await expect(canvas.getByRole('tab', { name: 'New' })).toHaveAttribute('aria-selected', 'true')
    await expect(await canvas.findByRole('button', { name: /Any time control/ })).toBeVisible()
  },
}

/** By days: what is played every hour is one entry a day. */
export const Calendar: Story = {
  args: { address: '/tournaments?view=calendar' },
  parameters: {
    msw: [
      mockCall(short, ({ query }) => {
        const month = (query.start_after ?? '').slice(0, 7)
        const all = query.start_after
          ? sampleTournaments(14).map((tournament, index) => ({
              ...tournament,
              name: index < 5 ? 'Hourly Bullet Arena' : tournament.name,
              start:
                index < 5
                  ? `${month}-20T${String(9 + index).padStart(2, '0')}:00:00Z`
                  : `${month}-${String(3 + 2 * index)}T17:00:00Z`,
            }))
          : []
        return { count: all.length, results: all.slice(query.offset, query.offset + query.limit) }
      }),
      mockCall(contract.tournaments.calendar.get, () => ({ exists: false })),
      ...list(0),
    ],
    visual: { claims: 'page' },
  },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText('Hourly Bullet Arena × 5', { exact: false }))[0],
    ).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('radio', { name: 'Cards' }))
    await expect(await canvas.findByText('No tournaments here yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Calendar' }))
    await expect(await canvas.findByRole('button', { name: 'Next month' })).toBeVisible()
  },
}

/** Filters that leave nothing are taken back by one press. */
export const NoMatch: Story = {
  args: { address: '/tournaments?kind=armageddon' },
  parameters: {
    msw: list(3),
    visual: { looksLike: 'platform-pages-tournaments--empty-tab' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tournaments match these filters')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(await canvas.findByRole('list', { name: 'All tournaments' })).toBeVisible()
  },
}

/** A tab without tournaments leads back to all of them. */
export const EmptyTab: Story = {
  args: { address: '/tournaments?tab=africa' },
  parameters: { msw: list(3), visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tournaments here yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'See all tournaments' }))
    await expect(await canvas.findByRole('list', { name: 'All tournaments' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: {
    msw: [mockFailure(short, 500, { code: 'server_error', detail: 'It broke.' }), ...pageServer],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the tournaments')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
