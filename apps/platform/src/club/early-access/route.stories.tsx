import { contract } from '@kingside/api'
import { mockCall, mockFailure, mockNever } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters, typedInStory } from '../../stories/page-story.tsx'

/** What a club can do here, and the form for early access to what comes. */
const meta = {
  ...pageMeta,
  title: 'Pages/ClubsRevolution',
  args: { address: '/chess-clubs-revolution' },
  parameters: { ...pageParameters, msw: pageServer },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const { ask: askForEarlyAccess } = contract.earlyAccess

async function send(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  await userEvent.type(
    await canvas.findByRole('textbox', { name: /Your email/ }),
    'club@kingside.example',
  )
  await userEvent.type(canvas.getByRole('textbox', { name: /Message/ }), 'We are 40 players.')
  await userEvent.click(canvas.getByRole('checkbox', { name: /I accept/ }))
  await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
}

export const Editing: Story = {
  parameters: { visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Run your chess club on Kingside' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See all clubs' })).toHaveAttribute(
      'href',
      '/community',
    )
    await expect(canvas.getByRole('link', { name: 'terms of use' })).toHaveAttribute(
      'href',
      '/terms',
    )
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2)
  },
}

/** The own address is filled in. */
export const Member: Story = {
  args: { reader: 'free' },
  parameters: { visual: { skip: 'It differs from Editing by the address in the field alone.' } },
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: /Your email/ })
    await expect(email).not.toHaveValue('')
    await expect(canvas.getByRole('textbox', { name: /Message/ })).toHaveValue('')
  },
}

export const Invalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Your email/ }), 'club')
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(await canvas.findByText('Email is invalid')).toBeVisible()
    await expect(canvas.getAllByText('Fill in the value')).toHaveLength(2)
  },
}

/** What was typed before a reload is there; the agreement is given for what is sent. */
export const Restored: Story = {
  args: {
    kept: {
      'kingside.typed.early-access': typedInStory({
        email: 'club@kingside.example',
        message: 'Typed before the reload',
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Message/ })).toHaveValue(
      'Typed before the reload',
    )
    await expect(canvas.getByRole('checkbox', { name: /I accept/ })).not.toBeChecked()
  },
}

export const Sending: Story = {
  parameters: {
    msw: [mockNever(askForEarlyAccess), ...pageServer],
  },
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(canvas.getByRole('textbox', { name: /Message/ })).toHaveValue('We are 40 players.')
  },
}

export const Sent: Story = {
  parameters: { msw: [mockCall(askForEarlyAccess, () => ({ sent: true })), ...pageServer] },
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(await canvas.findByText('We’ll reply to club@kingside.example.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Write another message' }))
    await expect(await canvas.findByRole('textbox', { name: /Message/ })).toHaveValue('')
    await send(canvas)
    await expect(await canvas.findByText('Message sent')).toBeVisible()
  },
}

export const Throttled: Story = {
  parameters: {
    msw: [
      mockCall(askForEarlyAccess, () =>
        Response.json(
          { code: 'rate_limited', detail: 'Too many.' },
          { status: 429, headers: { 'retry-after': '2400' } },
        ),
      ),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(
      await canvas.findByText(/You’ve sent five messages in the last hour/),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Message/ })).toHaveValue('We are 40 players.')
  },
}

/** What was typed stays, and can be sent again. */
export const Failed: Story = {
  parameters: {
    msw: [
      mockFailure(askForEarlyAccess, 500, { code: 'server_error', detail: 'No.' }),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(await canvas.findByText('Couldn’t send your message')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Message/ })).toHaveValue('We are 40 players.')
    await expect(canvas.getByRole('checkbox', { name: /I accept/ })).toBeChecked()
  },
}

/** The server knows more of addresses than the page does. */
export const AddressRefused: Story = {
  parameters: {
    msw: [
      mockFailure(askForEarlyAccess, 400, { code: 'invalid_email', detail: 'No.' }),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(await canvas.findByText('Email is invalid')).toBeVisible()
  },
}
