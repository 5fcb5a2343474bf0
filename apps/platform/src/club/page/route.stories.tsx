import { contract } from '@kingside/api'
import { mockCall, mockFailure } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'
import { clubParts, ownClub, sampleClub } from '../../stories/sample-clubs.ts'
import { samplePictures } from '../../stories/sample-pictures.ts'
import { sampleTournaments } from '../../stories/sample-tournaments.ts'

/** A club, for those who look for one and those who are in it. */
const meta = {
  ...pageMeta,
  title: 'Pages/Club',
  args: { address: '/community/almaty-chess-club', reader: 'free' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const { communities, tournaments } = contract
const paged = <Item,>(results: readonly Item[]) => ({ count: results.length, results })

const picture = communities.gallery.list.example.results[0]
const captions = {
  board: 'The first move of the evening',
  clock: 'Blitz night',
  cup: 'The cup of 2026',
  people: 'Sunday’s five',
  house: '',
} as const
const gallery = (['board', 'clock', 'cup', 'people', 'house'] as const).map((name) => ({
  ...picture,
  id: name,
  url: samplePictures[name],
  caption: captions[name],
}))

const server = (club: typeof sampleClub, { isEmpty = false } = {}) => [
  mockCall(communities.get, () => club),
  mockCall(communities.cards.list, () => paged(isEmpty ? [] : clubParts.cards)),
  mockCall(communities.events.list, () => paged(isEmpty ? [] : clubParts.events)),
  mockCall(communities.gallery.list, () => paged([])),
  mockCall(communities.members.list, () => paged(clubParts.members.slice(0, isEmpty ? 1 : 4))),
  mockCall(tournaments.short, () => paged(isEmpty ? [] : sampleTournaments(2))),
  ...pageServer,
]

/** The next event and the button to join come first. */
export const Open: Story = {
  parameters: { msw: server(sampleClub), visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Almaty Chess Club' }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Join club' })).toBeVisible()
    const next = await canvas.findByRole('region', { name: 'Next event' })
    await expect(within(next).getByText('Open evening')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Rules of the club' })).toHaveAttribute(
      'rel',
      'noopener nofollow ugc',
    )
  },
}

/** A club that shows everything: cover, cards with pictures, gallery, events, tournaments and members. */
export const Full: Story = {
  parameters: {
    msw: [
      mockCall(communities.gallery.list, () => paged(gallery)),
      mockCall(communities.cards.list, () =>
        paged(
          clubParts.cards.map((card, index) => ({
            ...card,
            picture: index === 0 ? samplePictures.board : samplePictures.cup,
          })),
        ),
      ),
      ...server({ ...sampleClub, cover: samplePictures.house }),
    ],
    visual: { claims: 'phone' },
  },
  play: async ({ canvas }) => {
    const pictures = within(
      await canvas.findByRole('list', { name: 'Pictures of Almaty Chess Club' }),
    )
    await expect(await pictures.findAllByRole('img')).toHaveLength(5)
    await userEvent.click(pictures.getByRole('button', { name: /Blitz night/ }))
    const viewer = within(await screen.findByRole('dialog'))
    await expect(viewer.getByText('2 of 5')).toBeVisible()
    await userEvent.click(viewer.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const Visitor: Story = {
  args: { reader: 'visitor' },
  parameters: { msw: server(sampleClub) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in to join' })).toBeVisible()
  },
}

export const Restricted: Story = {
  parameters: {
    msw: server({
      ...sampleClub,
      restrictions: { regions: ['europe'], titles: ['GM', 'IM'], age_min: 18, age_max: null },
      unavailability_reason: 'club_region_not_allowed',
    }),
    visual: { claims: 'phone' },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This club isn’t open to players of your region'),
    ).toBeVisible()
    await expect(canvas.getByText('Players with a title: GM or IM')).toBeVisible()
    await expect(canvas.getByText('Aged 18 and over')).toBeVisible()
  },
}

export const Requested: Story = {
  parameters: {
    msw: server({ ...sampleClub, membership: 'by-request', you: 'requested' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Withdraw request' })).toBeVisible()
  },
}

export const Administrator: Story = {
  parameters: { msw: server(ownClub) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Manage club' })).toHaveAttribute(
      'href',
      '/community/almaty-chess-club/admin',
    )
  },
}

/** A club that has just been made. */
export const Empty: Story = {
  parameters: {
    msw: server(
      {
        ...sampleClub,
        you: 'member',
        tagline: '',
        description: '',
        links: [],
        social_media: [],
        site: null,
        address: '',
        working_hours: '',
        city: '',
        country: null,
        member_count: 1,
      },
      { isEmpty: true },
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No events planned')).toBeVisible()
    await expect(canvas.getByText('No tournaments coming up')).toBeVisible()
  },
}

/** What somebody typed stays text. */
export const Hostile: Story = {
  parameters: {
    msw: server({
      ...sampleClub,
      name: '<img src=x onerror=alert(1)> {{7*7}}',
      tagline: '"><svg onload=alert(1)>',
      description: `\u202Egnp.exe ${'W'.repeat(300)}`,
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /onerror=alert/ }),
    ).toBeVisible()
    await expect(canvasElement.querySelector('img[src=x]')).toBeNull()
  },
}

export const Gone: Story = {
  parameters: {
    msw: [
      mockFailure(communities.get, 404, { code: 'not_found', detail: 'There is no such club.' }),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No such club' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: {
    msw: [
      mockFailure(communities.get, 500, { code: 'server_error', detail: 'It broke.' }),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Couldn’t load this club' }),
    ).toBeVisible()
  },
}
