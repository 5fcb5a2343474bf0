import { contract, type UserProfile } from '@kingside/api'
import { mockCall, mockFailure, mockNever } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'

/** The own profile. */
const meta = {
  ...pageMeta,
  title: 'Pages/Profile',
  args: { address: '/profile', reader: 'free' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const { me, verification } = contract
const member: UserProfile = me.get.example
const known = (profile: Partial<UserProfile>) => [
  mockCall(me.get, () => ({ ...member, ...profile })),
  ...pageServer,
]

/** The session has its profile, and the page asks anew: what it was told is no longer fresh. */
const askedAgain = (answer: () => Response | Promise<Response>): Partial<Story> => {
  let ms = 0
  let asked = 0
  return {
    args: { now: () => (ms += 60_000) },
    // Afterwards and not before: a page that opens slowly asks before it is shown.
    beforeEach: () => () => {
      asked = 0
    },
    parameters: {
      msw: [
        mockCall(me.get, () => {
          asked += 1
          return asked === 1 ? Response.json(member) : answer()
        }),
        ...pageServer,
      ],
    },
  }
}

export const Loading: Story = {
  ...askedAgain(() => new Promise(() => {})),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Account: Dana Serik' })).toBeVisible()
    await expect(await canvas.findByRole('status', { name: 'Loading your profile…' })).toBeVisible()
  },
}

export const Failed: Story = {
  ...askedAgain(() =>
    Response.json({ code: 'server_error', detail: 'It broke.' }, { status: 500 }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Account: Dana Serik' })).toBeVisible()
    await expect(await canvas.findByText('Couldn’t load your profile')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

export const Free: Story = {
  parameters: { visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /First name/ })).toHaveValue('Dana')
    await expect(canvas.getByText('Beginner plan, free')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible()
  },
}

export const Pro: Story = {
  args: { reader: 'pro' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Renews on January 31, 2027')).toBeVisible()
    await expect(canvas.getByText(/is verified/)).toBeVisible()
    await expect(canvas.getByText('FOA-rated since February 14, 2026')).toBeVisible()
    // What the federation has verified can be read and reached, and says why it can't be changed.
    const name = canvas.getByRole('textbox', { name: /First name/ })
    await expect(name).toHaveAttribute('readonly')
    await expect(name).toHaveAccessibleDescription('Verified with your FIDE ID')
    await expect(canvas.queryByRole('button', { name: 'Upgrade to Pro' })).not.toBeInTheDocument()
  },
}

export const Visitor: Story = {
  args: { reader: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see your profile')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Create an account' })).toBeVisible()
  },
}

/** An account of a social sign-in that nobody has filled in yet. */
export const New: Story = {
  parameters: {
    msw: known({
      first_name: '',
      last_name: '',
      country: null,
      birth_date: null,
      has_password: false,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your profile is empty')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Set a password by email' })).toBeVisible()
  },
}

export const FideOnCheck: Story = {
  parameters: {
    msw: known({ fide_id: 13_700_000, fide_verified_status: 1, fide_status: 'on_check' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking 13700000')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /FIDE ID/ })).not.toBeInTheDocument()
  },
}

export const FideRejected: Story = {
  parameters: {
    msw: [
      mockCall(verification.list, () =>
        verification.list.example.map((request) => ({
          ...request,
          status: 'not_approved' as const,
          reason: 'The photo of your passport is too dark to read.',
        })),
      ),
      ...known({ fide_status: 'rejected' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The photo of your passport is too dark to read.'),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send a new request' })).toBeVisible()
  },
}

export const Saving: Story = {
  parameters: { msw: [mockNever(me.update), ...pageServer] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Last name/ }), 'ova')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('button', { name: /Save/ })).toHaveAttribute(
      'data-pending',
    )
  },
}

export const SaveRefused: Story = {
  parameters: {
    msw: [
      mockFailure(me.update, 400, { code: 'incorrect_name', detail: 'Letters only.' }),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Last name/ }), 'ova')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
