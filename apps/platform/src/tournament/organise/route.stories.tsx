import { contract, emptyForm } from '@kingside/api'
import { openOnceStarted } from '@kingside/api/facts'
import { mockCall, mockFailure, mockNever } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fileField } from '../../stories/file-field.ts'
import { pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters, typedInStory } from '../../stories/page-story.tsx'

const { drafts, form } = contract.tournaments
const startedOpen = new Set<string>(openOnceStarted)
const { communities, files, profiles } = contract
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

/** What was saved, in its order. */
const savedForms: unknown[] = []

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

/** Once it is played, its restrictions stay too. */
export const Started: Story = {
  args: { address: '/tournaments/autumn-swiss/edit', reader: 'free' },
  parameters: {
    msw: [
      mockCall(form.get, () => ({
        ...form.get.example,
        form: { ...form.get.example.form, mode: 'offline', rating_type: 'otb' },
        locked: Object.keys(emptyForm).filter((name) => !startedOpen.has(name)),
      })),
      ...pageServer,
    ],
    visual: { skip: 'It looks as Published does, with more fields locked.' },
  },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText('The tournament has started, so this can’t change'))[0],
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Rating to/ })).toHaveAttribute('readonly')
    await expect(canvas.getByRole('link', { name: 'Open rounds' })).toHaveAttribute(
      'href',
      '/tournaments/autumn-swiss/manage?tab=rounds',
    )
  },
}

/** What is played over the board has a place, and later its games as one file. */
export const OverTheBoard: Story = {
  parameters: {
    visual: { skip: 'The form is that of Draft, with the place and one line more.' },
  },
  play: async ({ canvas }) => {
    const hint = /PGN/
    const where = await canvas.findByRole('button', { name: /Where it is played$/ })
    await expect(canvas.queryByText(hint)).not.toBeInTheDocument()
    await userEvent.click(where)
    await userEvent.click(await screen.findByRole('option', { name: 'Over the board' }))
    await expect(await canvas.findByText(hint)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Place/ })).toBeVisible()
    await userEvent.click(where)
    await userEvent.click(await screen.findByRole('option', { name: 'Online' }))
    await waitFor(() => expect(canvas.queryByText(hint)).not.toBeInTheDocument())
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

/** An arbiter who is a member is chosen by name, and can run the tournament then. */
export const ArbiterChosen: Story = {
  parameters: {
    msw: [
      mockCall(profiles.search, () => [
        { ...profiles.search.example[0], uid: 'bY4lQr02MnA1', name: 'Dana Ospanova' },
      ]),
      mockCall(drafts.get, () => ({ ...draft, form: fit })),
      mockCall(drafts.save, ({ body }) => {
        savedForms.push(body.form)
        return { ...draft, version: body.version + 1 }
      }),
      ...pageServer,
    ],
    visual: { skip: 'Its fields are those of OfClub, with a line and a button below.' },
  },
  beforeEach: () => {
    savedForms.length = 0
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Chief arbiter' })
    await userEvent.type(name, 'Dana')
    await userEvent.click(await canvas.findByRole('button', { name: 'WCM Dana Ospanova 1840' }))
    await expect(name).toHaveValue('Dana Ospanova')
    await expect(canvas.getByText(/^Can run the tournament/)).toBeVisible()
    await waitFor(
      () =>
        expect(savedForms.at(-1)).toEqual({
          chief_arbiter: { name: 'Dana Ospanova', title: 'WCM', player_uid: 'bY4lQr02MnA1' },
        }),
      { timeout: 5_000 },
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Name only' }))
    await expect(canvas.queryByText(/^Can run the tournament/)).not.toBeInTheDocument()
    await expect(name).toHaveValue('Dana Ospanova')
  },
}

/** An address is completed once it is typed, as in the form of a club. */
export const ChatLink: Story = {
  parameters: { visual: { skip: 'The form is that of Draft with an address.' } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Chat link' })
    await userEvent.type(field, 'www.chat.example/club')
    await userEvent.tab()
    await expect(field).toHaveValue('http://chat.example/club')
    await userEvent.clear(field)
    await userEvent.type(field, 'javascript:alert(1)')
    await userEvent.tab()
    await expect(field).toHaveValue('javascript:alert(1)')
    await expect(
      await canvas.findByText('Fill in the value properly', {}, { timeout: 5_000 }),
    ).toBeVisible()
  },
}

/** Prizes are by places, of which the last one may be for all that follow. */
export const Prizes: Story = {
  parameters: {
    msw: [
      mockCall(drafts.get, () => ({ ...draft, form: fit })),
      mockCall(drafts.save, ({ body }) => {
        savedForms.push(body.form)
        return { ...draft, version: body.version + 1 }
      }),
      ...pageServer,
    ],
    visual: { skip: 'Its rows are those of OfClub, with a switch below the last.' },
  },
  beforeEach: () => {
    savedForms.length = 0
  },
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: 'Add prize' })
    await userEvent.click(add)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prize for place 1' }), 'A mistake')
    await userEvent.click(add)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prize for place 2' }), 'A cup')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Prize for place 1' }))
    await expect(canvas.getByRole('textbox', { name: 'Prize for place 1' })).toHaveValue('A cup')
    await userEvent.click(add)
    // Longer than any prize: what is too long would keep all of the form from being saved.
    await userEvent.click(canvas.getByRole('textbox', { name: 'Prize for place 2' }))
    await userEvent.paste('A book'.padEnd(61, '.'))
    await userEvent.click(canvas.getByRole('switch', { name: 'The same for all places below' }))
    const prize = { amount_cents: null, currency: null }
    await waitFor(
      () =>
        expect(savedForms.at(-1)).toEqual({
          prizes: [
            { ...prize, place: 1, and_more: false, text: 'A cup' },
            { ...prize, place: 2, and_more: true, text: 'A book'.padEnd(60, '.') },
          ],
        }),
      { timeout: 5_000 },
    )
  },
}

/** A reload brings back what was typed and not saved. */
export const Restored: Story = {
  args: {
    kept: {
      'kingside.typed.tournament-form.d7Kq2': typedInStory({
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
    await expect(dialog.getByText('Fill in the value')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the set' }), 'Spring Cup')
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: /Spring Cup/ })).toBeVisible()
    await expect(canvas.getByText('Aru Bekova')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Cover' })).toBeVisible()
    await expect(await canvas.findByText('Saved', {}, { timeout: 5_000 })).toBeVisible()
  },
}

const coverFile = () => new File([cover], 'cover.svg', { type: 'image/svg+xml' })

/** A cover on its way: it is seen already, with how far it is, and can be stopped. */
export const CoverOnItsWay: Story = {
  parameters: {
    msw: [
      mockNever(files.upload),
      mockCall(drafts.get, () => ({ ...draft, form: fit })),
      ...pageServer,
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox', { name: 'Description' })
    await userEvent.upload(fileField(canvasElement), coverFile())
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading…' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Cover' })).toBeVisible()
    const publish = canvas.getByRole('button', { name: 'Publish tournament' })
    await expect(publish).toBeDisabled()
    await expect(canvas.getByText('The picture is still uploading')).toBeVisible()
    canvas.getByRole('button', { name: 'Cancel' }).scrollIntoView({ block: 'center' })
  },
}

let answerCover = () => {}

/** A cover that is stopped is not in the form, even if the server has taken it by then. */
export const CoverStopped: Story = {
  parameters: {
    msw: [
      mockCall(files.upload, async () => {
        await new Promise<void>((done) => (answerCover = done))
        return files.upload.example
      }),
      mockCall(drafts.get, () => ({ ...draft, form: fit })),
      mockCall(drafts.save, ({ body }) => {
        savedForms.push(body.form)
        return { ...draft, version: body.version + 1 }
      }),
      ...pageServer,
    ],
    visual: { skip: 'It ends as Draft looks.' },
  },
  beforeEach: () => {
    savedForms.length = 0
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox', { name: 'Description' })
    await userEvent.upload(fileField(canvasElement), coverFile())
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    answerCover()
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('img', { name: 'Cover' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Cover Choose a picture' })).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'Blitz.')
    await expect(await canvas.findByText('Saved', {}, { timeout: 5_000 })).toBeVisible()
    await expect(savedForms).toEqual([{ description: 'Blitz.' }])
  },
}
