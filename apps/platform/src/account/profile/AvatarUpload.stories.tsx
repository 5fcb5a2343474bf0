import { selectUploadView } from '@kingside/machines/upload'
import { cover, snapshotAt, uploadStates as states } from '@kingside/machines/upload/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, userEvent } from 'storybook/test'
import { AvatarUpload } from './AvatarUpload.view.tsx'

const view = selectUploadView
const earlier = '/media/me.png'
const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="80" height="80"><path fill="#9dc3e6" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.6" fill="#7b5638"/><path fill="#3b5a4a" d="M1 8a3 3 0 0 1 6 0z"/></svg>`
const media = http.get('/media/:name', () =>
  HttpResponse.text(drawn, { headers: { 'content-type': 'image/svg+xml' } }),
)
const file = new File([drawn], 'me.svg', { type: 'image/svg+xml' })

/** The own picture on the profile. The states are those of the upload. */
const meta = {
  component: AvatarUpload,
  title: 'Features/Own picture',
  args: {
    view: view(states.empty),
    chosen: null,
    onChoose: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
  parameters: { msw: [media] },
} satisfies Meta<typeof AvatarUpload>

export default meta
type Story = StoryObj<typeof meta>

export const None: Story = {
  play: async ({ canvas, args, canvasElement }) => {
    const frame = canvas.getByRole('button', { name: 'Your picture Choose a picture' })
    await expect(frame).toHaveAccessibleDescription('PNG, JPG, WEBP, SVG, at most 5 MB')
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    if (input) await userEvent.upload(input, file)
    await expect(args.onChoose).toHaveBeenCalledOnce()
  },
}

/** The chosen picture is seen while it is on its way. */
export const Sending: Story = {
  args: { view: view(states['sending.waiting']), chosen: file },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '40%')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Shown: Story = {
  parameters: { visual: { claims: 'feature' } },
  args: { view: view(snapshotAt('done', { file: null, url: earlier })) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

/** The picture from before stays. */
export const TooLarge: Story = {
  args: { view: view(snapshotAt('failed', { problem: 'too_large', url: earlier })), chosen: file },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The file is too large.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onRemove).not.toHaveBeenCalled()
  },
}

export const WrongType: Story = {
  args: {
    view: view(
      snapshotAt('failed', {
        problem: 'wrong_type',
        file: { ...cover, name: 'me.pdf', mime: 'application/pdf' },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can’t use this type of file here.')).toBeVisible()
  },
}

/** Sending it again may help. */
export const NoConnection: Story = {
  args: { view: view(snapshotAt('failed', { problem: 'offline' })), chosen: file },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
