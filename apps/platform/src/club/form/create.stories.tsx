import { contract } from '@kingside/api'
import { mockFailure } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'

/** The form for a new club. */
const meta = {
  ...pageMeta,
  title: 'Pages/CreateClub',
  args: { address: '/community/create', reader: 'free' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Empty: Story = {
  parameters: { msw: pageServer, visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create club' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add link' }))
    await expect(canvas.getByRole('textbox', { name: 'Link 1: address' })).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: {
    msw: [
      mockFailure(contract.communities.create, 400, {
        code: 'too_many_clubs',
        detail: 'You have made 5 clubs, as many as one account may.',
      }),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /Name of the club/ }),
      'Rook and Roll',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Create club' }))
    await expect(await canvas.findByText(/You’ve created five clubs/)).toBeVisible()
  },
}

export const Visitor: Story = {
  args: { reader: 'visitor' },
  parameters: { msw: pageServer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Clubs belong to accounts/)).toBeVisible()
  },
}

/** Who leaves with something typed is asked, and begins anew later. */
export const Leaving: Story = {
  parameters: {
    msw: pageServer,
    visual: { skip: 'The form is shown by Empty, and the question by ClubAdmin/Leaving.' },
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /Name of the club/ })
    await userEvent.type(name, 'Rook and Roll')
    await userEvent.click(canvas.getByRole('link', { name: 'Players' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Leave without saving?' }),
    )
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    await expect(name).toHaveValue('Rook and Roll')
    await userEvent.clear(name)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}
