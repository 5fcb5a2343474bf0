import { Stack } from '@kingside/design-system/Stack'
import {
  coverLimits,
  provideUpload,
  selectUploadView,
  uploadProblems,
} from '@kingside/machines/upload'
import { cover, snapshotAt, uploadStates as states } from '@kingside/machines/upload/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { inPopup } from '../../stories/in-popup.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import { Upload } from './Upload.view.tsx'

const view = selectUploadView

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="80" height="80"><path fill="#e8d3b0" d="M0 0h8v8H0z"/><path fill="#7b5638" d="M0 4h4v4H0zM4 0h4v4H4z"/></svg>`

/** What the server has under the addresses of the examples. */
const media = http.get('/media/:name', () =>
  HttpResponse.text(picture, { headers: { 'content-type': 'image/svg+xml' } }),
)

/** One file on its way to the server; one story for each state of its machine. */
const meta = {
  component: Upload,
  title: 'Features/Upload',
  args: {
    view: view(states.empty),
    label: 'Cover',
    limits: coverLimits,
    onChoose: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
  parameters: { msw: [media] },
  decorators: [inPopup('New tournament')],
} satisfies Meta<typeof Upload>

export default meta
type Story = StoryObj<typeof meta>

/** Passed through at once. */
export const Resting: Story = {
  parameters: {
    state: 'upload/resting',
    modes: {
      'long-words': {
        args: {
          view: view(
            snapshotAt('failed', {
              problem: 'offline',
              url: '/media/zhas-shakhmatshy-kubogy-almaty-oblysynyn-ashyk-birinshiligi-2025.png',
              file: {
                ...cover,
                name: `${'zhas-shakhmatshy-kubogy-'.repeat(4)}2026.png`,
              },
            }),
          ),
        },
        claims: 'phone',
      },
      kazakh: { args: { view: view(states.failed) }, globals: { locale: 'kz' } },
      russian: { args: { view: view(states['sending.waiting']) }, globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
  args: { view: view(states.resting) },
}

export const Empty: Story = {
  parameters: { state: 'upload/empty', visual: { looksLike: 'platform-features-upload--resting' } },
  args: { view: view(states.empty) },
  play: async ({ canvas, args }) => {
    const zone = canvas.getByRole('button', { name: 'Cover Choose a file or drop it here' })
    await expect(zone).toHaveAccessibleDescription('SVG, PNG, JPG, at most 5 MB')
    const file = new File(['…'], 'almaty-open.png', { type: 'image/png' })
    zone.focus()
    const data = new DataTransfer()
    data.items.add(file)
    zone.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce())
  },
}

/** Passed through at once; looks as a file whose progress nobody knows yet. */
export const Checking: Story = {
  parameters: { state: 'upload/checking' },
  args: { view: view(states.checking) },
}

export const SendingWaiting: Story = {
  parameters: { state: 'upload/sending.waiting' },
  args: { view: view(states['sending.waiting']) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '40%')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel almaty-open.png' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Done: Story = {
  parameters: { state: 'upload/done' },
  args: { view: view(states.done) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove almaty-open.png' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

/** The server answers 413. Sending the same file again would not help: there is no button for it. */
export const Failed: Story = {
  parameters: { state: 'upload/failed', visual: { claims: 'feature' } },
  args: { view: view(states.failed) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The file is too large.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /again/ })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove almaty-open.png' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onRemove).not.toHaveBeenCalled()
  },
}

/** The server had it before this page was opened. */
export const FromBefore: Story = {
  args: { view: view(snapshotAt('done', { file: null, url: '/media/nauryz-blitz-2026.png' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('nauryz-blitz-2026.png')).toBeVisible()
  },
}

/** The old file stays until the new one is there. */
export const Replacing: Story = {
  args: {
    view: view(
      snapshotAt({ sending: 'waiting' }, { progress: 0.7, url: '/media/nauryz-blitz-2026.png' }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('nauryz-blitz-2026.png stays until a new file is uploaded.'),
    ).toBeVisible()
  },
}

/** Why a file did not arrive. Only where it may help it can be sent again. */
export const EveryProblem: Story = {
  render: (args) => (
    <Stack gap={6}>
      {uploadProblems.map((problem) => (
        <Upload key={problem} {...args} view={view(snapshotAt('failed', { problem }))} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const words of [
      'You can’t use this type of file here.',
      'The file is too large.',
      'The file is empty.',
      'You’ve uploaded a lot today. Try again tomorrow.',
      'Can’t reach the server. Check your connection.',
      'The upload took too long. Try again.',
      'Couldn’t upload the file. Try again.',
    ])
      await expect(canvas.getByText(words)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Send/ })).toHaveLength(3)
  },
}

export const ByKeyboard: Story = {
  args: { view: view(snapshotAt('failed', { problem: 'offline' })) },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /Choose a file/ }).focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: /Choose a file/ })).toHaveFocus()
  },
}

/** A server that refuses the first time, and then takes the file. */
const refusesAtFirst = () => {
  let sent = 0
  return provideUpload({
    sendFile: async () => {
      sent += 1
      if (sent === 1) throw Object.assign(new Error('500'), { status: 500 })
      return { url: '/media/almaty-open.png' }
    },
  })
}

/** The field with its machine, to which a file has been given. */
function Wired() {
  const [machine] = useState(refusesAtFirst)
  const [snapshot, send] = useMachine(machine, { input: { limits: coverLimits, url: null } })
  useStateMap(snapshot)
  return (
    <Upload
      view={view(snapshot)}
      label="Cover"
      limits={coverLimits}
      onChoose={({ name, size, type }) =>
        send({ type: 'file.choose', file: { id: name, name, size, mime: type } })
      }
      onCancel={() => send({ type: 'upload.cancel' })}
      onRetry={() => send({ type: 'upload.retry' })}
      onRemove={() => send({ type: 'file.remove' })}
    />
  )
}

export const SentAtLast: Story = {
  render: () => <Wired />,
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    if (input) {
      await userEvent.upload(input, new File(['…'], cover.name, { type: cover.mime }))
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Send almaty-open.png again' }))
    await expect(await canvas.findByText('Uploaded')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('almaty-open.png: Uploaded')
    await expect(canvas.getByRole('button', { name: /Choose a file/ })).toHaveFocus()
  },
}
