import { contract } from '@kingside/api'
import { mockCall } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'

const chat = { provider: 'chat.example.org', start: fn(), update: fn(), stop: fn() }

/** The way to the support, and the agreement that its chat waits for. */
const meta = {
  ...pageMeta,
  title: 'Pages/Support',
  args: { address: '/support' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const NoChat: Story = {
  parameters: { visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Message' })).toBeVisible()
    await expect(canvas.queryByText(/chat/)).not.toBeInTheDocument()
    await expect(await canvas.findByText('Connected')).toBeVisible()
  },
}

let tries = 0
const failsOnce = mockCall(contract.support.write, () => {
  tries += 1
  return tries === 1
    ? Response.json({ code: 'unavailable', detail: 'Later.' }, { status: 503 })
    : { id: 7 }
})

/** A member's address is filled in, what was typed outlives a refusal, and the answer's address is named. */
export const Written: Story = {
  args: { reader: 'free' },
  parameters: { msw: [failsOnce, ...pageServer] },
  beforeEach: () => {
    tries = 0
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Your email' })).toHaveValue(
        contract.me.get.example.email,
      ),
    )
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'My clock')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'It jumped.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(await canvas.findByText('Couldn’t send your message')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('It jumped.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(await canvas.findByText('Message sent')).toBeVisible()
    await expect(await canvas.findByText('Connected')).toBeVisible()
  },
}

const contacted = fn()

/** From a tournament the form writes to the organisers, and says which tournament it is about. */
export const Organisers: Story = {
  args: { address: '/support?to=organisers&tournament=autumn-swiss' },
  parameters: {
    msw: [
      mockCall(contract.tournaments.contact, ({ body }) => {
        contacted(body)
        return { sent: true as const }
      }),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Connected')).toBeVisible()
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Contact the organisers' }),
    ).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Dana')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'May I come late?')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your email' }), 'dana@k.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(await canvas.findByText('Message sent')).toBeVisible()
    await expect(contacted).toHaveBeenCalledWith({
      name: 'Dana',
      message: 'May I come late?\n\n/tournaments/autumn-swiss',
      email: 'dana@k.example',
    })
  },
}

/** Nothing is loaded and nothing told before the reader has agreed. */
export const Asked: Story = {
  args: { supportChat: chat },
  parameters: { visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/provided by chat\.example\.org/)).toBeVisible()
    await expect(canvas.getByText(/your email, if/)).toBeVisible()
    await expect(await canvas.findByText('Connected')).toBeVisible()
    await expect(chat.start).not.toHaveBeenCalled()
    await expect(chat.update).not.toHaveBeenCalled()
  },
}

/** Somebody under 13 is not asked, and the chat hears of nobody, though the browser has an agreement. */
export const TooYoung: Story = {
  args: { reader: 'free', supportChat: chat, kept: { 'kingside.support': 'yes' } },
  parameters: {
    msw: [
      mockCall(contract.me.get, () => ({ ...contract.me.get.example, birth_date: bornLately() })),
      ...pageServer,
    ],
    visual: { claims: 'page' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chat is for ages 13 and over')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /chat/ })).not.toBeInTheDocument()
    await expect(chat.start).not.toHaveBeenCalled()
    await expect(chat.update).not.toHaveBeenCalled()
    await expect(await canvas.findByText('Connected')).toBeVisible()
  },
}

const bornLately = () => `${new Date().getFullYear() - 8}-01-01`

/** The agreement of an earlier visit holds, and can be taken back. */
export const Agreed: Story = {
  args: { supportChat: chat, kept: { 'kingside.support': 'yes' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The chat is open')).toBeVisible()
    await expect(chat.start).toHaveBeenCalledOnce()
    await userEvent.click(
      canvas.getByRole('button', { name: 'Withdraw consent and close the chat' }),
    )
    await expect(chat.stop).toHaveBeenCalledOnce()
    await userEvent.click(await canvas.findByRole('button', { name: 'Agree and load chat' }))
    await expect(await canvas.findByText('The chat is open')).toBeVisible()
    await expect(chat.start).toHaveBeenCalledTimes(2)
    await expect(await canvas.findByText('Connected')).toBeVisible()
  },
}
