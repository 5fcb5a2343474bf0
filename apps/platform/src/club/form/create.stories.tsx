import { contract } from '@kingside/api'
import { mockCall, mockFailure, mockNever } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fileField } from '../../stories/file-field.ts'
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

const cover =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><path fill="#7b5638" d="M0 0h30v10H0z"/><circle cx="15" cy="5" r="3" fill="#f0e0c0"/></svg>'
const coverFile = () => new File([cover], 'cover.svg', { type: 'image/svg+xml' })

/** The club is not made without its cover while that is on its way. */
export const CoverOnItsWay: Story = {
  parameters: { msw: [mockNever(contract.files.upload), ...pageServer] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox', { name: /Name of the club/ })
    await userEvent.upload(fileField(canvasElement), coverFile())
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading…' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Cover' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Create club' })).toHaveAccessibleDescription(
      'The picture is still uploading',
    )
  },
}

let answerCover = () => {}
let created: unknown = null

/** A cover that is stopped is not the club’s, even if the server has taken it by then. */
export const CoverStopped: Story = {
  parameters: {
    msw: [
      mockCall(contract.files.upload, async () => {
        await new Promise<void>((done) => (answerCover = done))
        return contract.files.upload.example
      }),
      mockCall(contract.communities.create, ({ body }) => {
        created = body
        return contract.communities.create.example
      }),
      ...pageServer,
    ],
    visual: { skip: 'It ends on the page of the club.' },
  },
  play: async ({ canvas, canvasElement }) => {
    const name = await canvas.findByRole('textbox', { name: /Name of the club/ })
    await userEvent.upload(fileField(canvasElement), coverFile())
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    answerCover()
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('img', { name: 'Cover' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Cover Choose a picture' })).toHaveFocus()
    await userEvent.type(name, 'Rook and Roll')
    await userEvent.click(canvas.getByRole('button', { name: 'Create club' }))
    await waitFor(() => expect(created).toMatchObject({ name: 'Rook and Roll' }))
    await expect(created).not.toHaveProperty('cover_file')
  },
}
