import {
  type PgnAnswer,
  providePgnDownload,
  selectPgnDownloadView,
} from '@kingside/machines/pgn-download'
import {
  pgnDownloadSnapshotAt,
  pgnDownloadStates as states,
} from '@kingside/machines/pgn-download/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import { PgnDownload } from './PgnDownload.view.tsx'

const view = selectPgnDownloadView

/** The PGN of a game or of a tournament; one story for each state of its machine. */
const meta = {
  component: PgnDownload,
  title: 'Features/PgnDownload',
  args: { view: view(states.idle), onRequest: fn(), onCancel: fn() },
  decorators: [inPage],
} satisfies Meta<typeof PgnDownload>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {
  parameters: { state: 'pgn-download/idle' },
  args: { view: view(states.idle) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download PGN' }))
    await expect(args.onRequest).toHaveBeenCalledOnce()
  },
}

/** The button has become the way back. */
export const Requesting: Story = {
  parameters: { state: 'pgn-download/requesting' },
  args: { view: view(states.requesting) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Download PGN/ }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onRequest).not.toHaveBeenCalled()
  },
}

/** The server answers 202. It is asked again after two seconds, as long as the reader stays. */
export const NotReady: Story = {
  parameters: {
    state: 'pgn-download/notReady',
    modes: { kazakh: { globals: { locale: 'kz' } } } satisfies StoryModes<Story>,
  },
  args: { view: view(states.notReady) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Preparing the PGN…')
    await userEvent.click(canvas.getByRole('button', { name: /^Download PGN/ }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** While it is asked for again, nothing flickers. */
export const AskedAgain: Story = {
  parameters: { visual: { looksLike: 'platform-features-pgndownload--not-ready' } },
  args: { view: view(pgnDownloadSnapshotAt('requesting', { preparing: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Preparing the PGN…')
  },
}

export const Ready: Story = {
  parameters: {
    state: 'pgn-download/ready',
    visual: { claims: 'feature' },
    modes: { russian: { globals: { locale: 'ru' } } } satisfies StoryModes<Story>,
  },
  args: { view: view(states.ready) },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Save file' })
    await expect(link).toHaveAttribute('href', '/files/pgn/g-7f3a.pgn')
    await userEvent.click(canvas.getByRole('button', { name: 'Download again' }))
    await expect(args.onRequest).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  parameters: { state: 'pgn-download/failed' },
  args: { view: view(states.failed) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Couldn’t download the PGN.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRequest).toHaveBeenCalledOnce()
  },
}

export const ByKeyboard: Story = {
  parameters: { visual: { looksLike: 'platform-features-pgndownload--idle' } },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRequest).toHaveBeenCalledOnce()
  },
}

/** A server that fails once, and then has the file. */
const failsAtFirst = () => {
  const answers: PgnAnswer[] = [
    { status: 'error' },
    { status: 'ready', link: '/files/pgn/g-7f3a.pgn' },
  ]
  return providePgnDownload({ fetchPgn: async () => answers.shift() ?? { status: 'not-ready' } })
}

/** The button with its machine. */
function Wired() {
  const [machine] = useState(failsAtFirst)
  const [snapshot, send] = useMachine(machine, { input: { id: 'g-7f3a' } })
  useStateMap(snapshot)
  return (
    <PgnDownload
      view={view(snapshot)}
      onRequest={() => send({ type: 'pgn.request' })}
      onCancel={() => send({ type: 'pgn.cancel' })}
    />
  )
}

/** The button keeps the focus; the next Tab leads to the file. */
export const SavedAtLast: Story = {
  parameters: { visual: { looksLike: 'platform-features-pgndownload--ready' } },
  render: () => <Wired />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download PGN' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('button', { name: 'Download again' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Save file' })).toHaveFocus()
  },
}
