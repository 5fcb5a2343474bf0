import { contract, emptyForm } from '@kingside/api'
import { mockCall, mockFailure } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'

const { drafts, form } = contract.tournaments
const { communities, profiles } = contract
const cover =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#7b5638" d="M0 0h10v10H0z"/><circle cx="5" cy="5" r="3" fill="#f0e0c0"/></svg>'
/** A form in which nothing is wrong. */
const fit = {
  ...emptyForm,
  name: 'Autumn Swiss',
  start: '2126-11-28T17:00:00.000Z',
  rounds: 7,
  max_participants: 32,
  time_control_id: 11,
}
const draft = { ...drafts.get.example, form: { ...emptyForm, name: 'Autumn Swiss' } }

/** Where a tournament is filled in. */
const meta = {
  ...pageMeta,
  title: 'Pages/Tournament Form',
  args: { address: '/tournaments/drafts/d7Kq2', reader: 'free' },
  parameters: {
    ...pageParameters,
    msw: [
      mockCall(drafts.create, () => draft),
      mockCall(drafts.get, () => draft),
      mockCall(drafts.save, ({ body }) => ({ ...draft, version: body.version + 1 })),
      mockCall(form.get, () => form.get.example),
      ...pageServer,
    ],
  },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

/** It is saved two seconds after the last change; publishing says what is missing. */
export const Draft: Story = {
  parameters: { visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Description' }), 'Blitz.')
    await expect(canvas.getByText('Unsaved changes')).toBeVisible()
    await expect(await canvas.findByText('Saved', {}, { timeout: 5_000 })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Publish tournament' }))
    await expect(await canvas.findByText('4 fields need your attention')).toBeVisible()
  },
}

/** Somebody else has saved it meanwhile: what was typed stays. */
export const Conflict: Story = {
  parameters: {
    msw: [
      mockFailure(drafts.save, 409, { code: 'changed_meanwhile', detail: 'No.' }),
      mockCall(drafts.get, () => draft),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Description' }), 'Mine.')
    await expect(
      await canvas.findByText('Someone else changed this tournament', {}, { timeout: 5_000 }),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue('Mine.')
  },
}

/** Once somebody has joined, what they joined for stays. */
export const Published: Story = {
  args: { address: '/tournaments/autumn-swiss/edit', reader: 'free' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Edit tournament' }),
    ).toBeVisible()
    await expect(canvas.getAllByText('Players have joined, so this can’t change')[0]).toBeVisible()
  },
}

/** The entry leads to a draft of one’s own. */
export const Created: Story = {
  args: { address: '/tournaments/create', reader: 'free' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'New tournament' }),
    ).toBeVisible()
    await expect(await canvas.findByRole('textbox', { name: 'Tournament name' })).toHaveValue(
      'Autumn Swiss',
    )
  },
}

const edit = { address: '/tournaments/autumn-swiss/edit', reader: 'free' } as const

/** Who organises nothing of it is told so, and sees no form. */
export const NotOrganiser: Story = {
  args: edit,
  parameters: {
    msw: [mockFailure(form.get, 403, { code: 'not_organiser', detail: 'No.' }), ...pageServer],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Only the organiser can edit this tournament' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'To the tournament' })).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Description' })).not.toBeInTheDocument()
  },
}

/** The same of a tournament of a club. */
export const NotAdministrator: Story = {
  args: edit,
  parameters: {
    msw: [
      mockFailure(form.get, 403, { code: 'not_community_administrator', detail: 'No.' }),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You are not administrator of this community.' }),
    ).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Description' })).not.toBeInTheDocument()
  },
}

/** Who loses the club in mid-edit keeps the form. */
export const Demoted: Story = {
  args: edit,
  parameters: {
    visual: { skip: 'The form is that of Published, and the message that of a refused draft.' },
    msw: [
      mockFailure(form.save, 403, { code: 'not_community_administrator', detail: 'No.' }),
      mockCall(form.get, () => ({ ...form.get.example, form: fit })),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Description' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Mine.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'You are not administrator of this community.',
    )
    await expect(field).toHaveValue('Mine.')
  },
}

/** A reload brings back what was typed and not saved. */
export const Restored: Story = {
  args: {
    kept: {
      'kingside.tournament-form.d7Kq2': JSON.stringify({
        mine: { description: 'Typed before the reload.' },
        base: { description: null },
        sent: {},
      }),
    },
  },
  parameters: { visual: { skip: 'The form is that of Draft with another text.' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Description' })).toHaveValue(
      'Typed before the reload.',
    )
    await expect(canvas.getByText('Unsaved changes')).toBeVisible()
  },
}

const ofClub = {
  ...fit,
  community: communities.get.example.id,
  series: communities.series.list.example.results[0].id,
  cover_file: 'Zr8Q2mX0TnqkE1vYwB7c5A',
  participation: 'invitation-only' as const,
  invited: [profiles.get.example.uid],
  chief_arbiter: { name: 'Aigerim Sadykova', title: 'WFM' as const, player_uid: null },
  arbiters: [{ name: 'Ann Lee', title: null, player_uid: null }],
  faq: [{ question: 'Where is the parking?', explanation: 'Behind the library.' }],
  prizes: [{ place: 1, and_more: false, text: 'A trophy', amount_cents: 10_000, currency: 'EUR' }],
}

const springCup = { ...communities.series.add.example, id: 'c12-spring-cup', name: 'Spring Cup' }
const invitee = { ...profiles.search.example[0], uid: 'bY4lQr02MnA1', name: 'Aru Bekova' }

/** A tournament of a club: with its set, its cover, and the players who are invited. */
export const OfClub: Story = {
  parameters: {
    msw: [
      mockCall(communities.my, () => ({
        count: 1,
        results: [{ ...communities.my.example.results[0], you: 'admin' }],
      })),
      mockCall(communities.get, () => communities.get.example),
      mockCall(communities.series.list, () => ({
        count: 2,
        results: [...communities.series.list.example.results, springCup],
      })),
      mockCall(communities.series.add, () => springCup),
      mockCall(profiles.get, ({ params }) => ({
        ...profiles.get.example,
        ...(params.id === invitee.uid && { uid: invitee.uid, full_name: invitee.name }),
      })),
      mockCall(profiles.search, () => [invitee]),
      http.get(
        '/files/pictures/*',
        () => new HttpResponse(cover, { headers: { 'content-type': 'image/svg+xml' } }),
      ),
      mockCall(drafts.get, () => ({ ...draft, form: ofClub })),
      mockCall(drafts.save, ({ body }) => ({ ...draft, version: body.version + 1 })),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dana Ospanova')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a player' }), 'Aru')
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite Aru Bekova' }))
    await userEvent.click(canvas.getByRole('button', { name: 'New championship set' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
    await expect(dialog.getByText('Fill in this field')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the set' }), 'Spring Cup')
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: /Spring Cup/ })).toBeVisible()
    await expect(canvas.getByText('Aru Bekova')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Cover' })).toBeVisible()
    await expect(await canvas.findByText('Saved', {}, { timeout: 5_000 })).toBeVisible()
  },
}
