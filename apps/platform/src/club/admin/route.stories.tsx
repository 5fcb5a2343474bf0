import { type CallResult, contract } from '@kingside/api'
import { mockCall, mockFailure } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters, typedInStory } from '../../stories/page-story.tsx'
import { clubParts, ownClub, sampleClub } from '../../stories/sample-clubs.ts'
import { samplePictures } from '../../stories/sample-pictures.ts'

/** The administration of a club. */
const meta = {
  ...pageMeta,
  title: 'Pages/ClubAdmin',
  args: { address: '/community/almaty-chess-club/admin', reader: 'free' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const { communities } = contract
const paged = <Item,>(results: readonly Item[]) => ({ count: results.length, results })
const request = communities.requests.list.example.results[0]
const tournament: CallResult<typeof communities.tournaments>['results'][number] =
  communities.tournaments.example.results[0]

const server = (club: typeof sampleClub = ownClub, { isEmpty = false } = {}) => [
  mockCall(communities.get, () => club),
  mockCall(communities.dashboard, () => communities.dashboard.example),
  mockCall(communities.cards.list, () => paged(isEmpty ? [] : clubParts.cards)),
  mockCall(communities.events.list, () => paged(isEmpty ? [] : clubParts.events)),
  mockCall(communities.gallery.list, () => paged([])),
  mockCall(communities.members.list, () => paged(clubParts.members)),
  mockCall(communities.bans.list, () => paged([])),
  mockCall(communities.requests.list, () =>
    paged(isEmpty ? [] : [request, { ...request, uid: 'other', name: 'Arman T.' }]),
  ),
  mockCall(communities.tournaments, ({ query }) =>
    paged(
      isEmpty
        ? []
        : query.state === 'completed'
          ? [
              { ...tournament, state: 'completed' },
              { ...tournament, id: '1025', name: 'Spring Swiss', state: 'canceled' },
            ]
          : [tournament],
    ),
  ),
  ...pageServer,
]

const at = (tab: string) => ({ address: `/community/almaty-chess-club/admin/${tab}` })

/** The numbers first, then the form. */
export const Info: Story = {
  parameters: { msw: server(), visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('30 days: 14 joined, 2 left')).toBeVisible()
    await expect(await canvas.findByRole('textbox', { name: /Name of the club/ })).toHaveValue(
      'Almaty Chess Club',
    )
    await expect(canvas.getByText('With entry fees')).toBeVisible()
  },
}

/** Two at once: the later one keeps the text, and can save it all the same. */
export const ChangedMeanwhile: Story = {
  parameters: {
    msw: [
      mockFailure(communities.change, 409, {
        code: 'changed_meanwhile',
        detail: 'Somebody else has changed this. Your text is kept',
      }),
      ...server(),
    ],
    visual: { claims: 'phone' },
  },
  play: async ({ canvas }) => {
    const tagline = await canvas.findByRole('textbox', { name: /Tagline/ })
    await userEvent.clear(tagline)
    await userEvent.type(tagline, 'Mine')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(
      await canvas.findByText('Someone else has changed this. Your text is kept'),
    ).toBeVisible()
    await expect(tagline).toHaveValue('Mine')
    await expect(canvas.getByRole('button', { name: 'Save my changes' })).toBeVisible()
  },
}

let isDemoted = false

/** Somebody else has taken the rights away: the page says so, and what was typed stays. */
export const Demoted: Story = {
  parameters: {
    msw: [
      mockCall(communities.get, () => (isDemoted ? { ...sampleClub, you: 'member' } : ownClub)),
      mockCall(communities.change, () => {
        isDemoted = true
        return Response.json(
          {
            code: 'not_community_administrator',
            detail: 'You are not administrator of this community.',
          },
          { status: 403 },
        )
      }),
      ...server(),
    ],
  },
  beforeEach: () => {
    isDemoted = false
  },
  play: async ({ canvas }) => {
    const tagline = await canvas.findByRole('textbox', { name: /Tagline/ })
    await userEvent.clear(tagline)
    await userEvent.type(tagline, 'Mine')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    // Above the form, and where it was sent.
    await waitFor(() =>
      expect(canvas.getAllByText('You are not administrator of this community.')).toHaveLength(2),
    )
    await expect(canvas.getByRole('textbox', { name: /Tagline/ })).toHaveValue('Mine')
  },
}

/** Another tab is of the same page; another page asks before what is typed is lost. */
export const Leaving: Story = {
  parameters: { msw: server(), visual: { claims: 'phone' } },
  play: async ({ canvas }) => {
    const tagline = await canvas.findByRole('textbox', { name: /Tagline/ })
    await userEvent.clear(tagline)
    await userEvent.type(tagline, 'Mine')
    await userEvent.click(canvas.getByRole('tab', { name: 'Cards' }))
    await expect(await canvas.findByRole('button', { name: 'Add card' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the club' }))
    await expect(
      await screen.findByRole('alertdialog', { name: 'Leave without saving?' }),
    ).toBeVisible()
  },
}

/** Closing a form with something typed in it asks first. */
export const Closing: Story = {
  args: at('events'),
  parameters: { msw: server() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add event' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New event' }))
    const title = dialog.getByRole('textbox', { name: /Title/ })
    await userEvent.type(title, 'Open evening')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Close without saving?' }),
    )
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    await expect(title).toHaveValue('Open evening')
    await userEvent.keyboard('{Escape}')
    await expect(
      await screen.findByRole('alertdialog', { name: 'Close without saving?' }),
    ).toBeVisible()
  },
}

/** Fields that can't be used say why. */
export const Invalid: Story = {
  parameters: { msw: server() },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /Name of the club/ })
    await userEvent.clear(name)
    const site = canvas.getByRole('textbox', { name: /Website/ })
    await userEvent.clear(site)
    await userEvent.type(site, 'javascript:alert(1)')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Fill in the value')).toBeVisible()
    await expect(canvas.getByText('Fill in the value properly')).toBeVisible()
  },
}

/** What was typed before a reload is there. */
export const Restored: Story = {
  args: {
    kept: {
      'kingside.typed.club-form.12': typedInStory({
        name: 'Almaty Chess Club',
        shortName: 'ACC',
        tagline: 'Typed before the reload',
        description: '',
        links: [],
        country: 'KZ',
        city: 'Almaty',
        address: '',
        workingHours: '',
        site: '',
        social: {},
        membership: 'open',
        regions: [],
        titles: [],
        ageMin: null,
        ageMax: null,
        coverUrl: null,
      }),
    },
  },
  parameters: { msw: server() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your unsaved changes are still here')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Tagline/ })).toHaveValue(
      'Typed before the reload',
    )
  },
}

export const Cards: Story = {
  args: at('cards'),
  parameters: { msw: server() },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Move Lessons for beginners up' }),
    ).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Edit Prices' })).toBeVisible()
  },
}

export const NewEvent: Story = {
  args: at('events'),
  parameters: { msw: server(ownClub, { isEmpty: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No events yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add event' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New event' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Fill in the value')).toBeVisible()
  },
}

export const Gallery: Story = {
  args: at('gallery'),
  parameters: { msw: server() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pictures yet')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Choose a picture/ })).toBeVisible()
  },
}

/** Each picture with its caption, and the way up, down and out. */
export const GalleryFull: Story = {
  args: at('gallery'),
  parameters: {
    msw: [
      mockCall(communities.gallery.list, () =>
        paged(
          (['board', 'clock', 'cup'] as const).map((name) => ({
            ...communities.gallery.list.example.results[0],
            id: name,
            url: samplePictures[name],
            caption: name === 'board' ? '' : name,
          })),
        ),
      ),
      ...server(),
    ],
  },
  play: async ({ canvas }) => {
    const gallery = within(await canvas.findByRole('list', { name: 'Gallery' }))
    const [first] = await gallery.findAllByRole('textbox', { name: 'Caption' })
    if (!first) throw new Error('There is no field for a caption.')
    await userEvent.type(first, 'Friday')
    await expect(gallery.getByRole('button', { name: 'Save' })).toBeVisible()
    await expect(gallery.getAllByRole('img')).toHaveLength(3)
  },
}

/** Each change of a member asks first. */
export const Members: Story = {
  args: at('members'),
  parameters: { msw: server(), visual: { claims: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Example Player' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make administrator' }))
    await expect(
      await screen.findByRole('alertdialog', { name: 'Make Example Player an administrator?' }),
    ).toBeVisible()
  },
}

const ban = communities.bans.list.example.results[0]
let isLifted = false

/** A ban asks first; below the members is who is banned, each with the way back. */
export const Banned: Story = {
  args: at('members'),
  parameters: {
    msw: [
      mockCall(communities.bans.list, () => paged(isLifted ? [] : [ban])),
      mockCall(communities.bans.remove, () => {
        isLifted = true
        return undefined
      }),
      ...server(),
    ],
  },
  beforeEach: () => {
    isLifted = false
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Banned players' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Example Player' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ban from club' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Ban Example Player from the club?' }),
    )
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  },
}

export const BanLifted: Story = {
  ...Banned,
  parameters: {
    ...Banned.parameters,
    visual: { skip: 'It ends as Members looks before its question: without the list of bans.' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lift ban' }))
    await waitFor(() =>
      expect(canvas.queryByRole('list', { name: 'Banned players' })).not.toBeInTheDocument(),
    )
  },
}

export const BansFailed: Story = {
  args: at('members'),
  parameters: {
    msw: [
      mockFailure(communities.bans.list, 500, { code: 'server_error', detail: 'It broke.' }),
      ...server(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the banned players')).toBeVisible()
  },
}

export const Requests: Story = {
  args: at('requests'),
  parameters: { msw: server() },
  play: async ({ canvas }) => {
    const requests = await canvas.findByRole('list', { name: 'Requests' })
    await expect(await within(requests).findAllByRole('button', { name: 'Approve' })).toHaveLength(
      2,
    )
    await expect(canvas.getByRole('button', { name: 'Approve all' })).toBeVisible()
  },
}

let isRequestGone = false

/** A ban takes the request with it. */
export const RequestBanned: Story = {
  args: at('requests'),
  parameters: {
    msw: [
      mockCall(communities.bans.add, () => {
        isRequestGone = true
        return communities.bans.add.example
      }),
      mockCall(communities.requests.list, () => paged(isRequestGone ? [] : [request])),
      ...server(),
    ],
    visual: { skip: 'It ends as a tab without requests looks.' },
  },
  beforeEach: () => {
    isRequestGone = false
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: `Actions for ${request.name}` }),
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Decline and ban' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: `Decline and ban ${request.name}?` }),
    )
    await userEvent.click(question.getByRole('button', { name: 'Decline and ban' }))
    await expect(await canvas.findByText('No requests')).toBeVisible()
  },
}

export const Tournaments: Story = {
  args: { address: '/community/almaty-chess-club/admin/tournaments?state=completed' },
  parameters: { msw: server(), visual: { claims: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Spring Swiss')).toBeVisible()
    await expect(canvas.getByText('Cancelled')).toBeVisible()
  },
}

export const NotAdministrator: Story = {
  parameters: { msw: server(sampleClub) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You are not administrator of this community.' }),
    ).toBeVisible()
  },
}
