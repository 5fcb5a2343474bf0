import { Button, Stack } from '@kingside/design-system'
import { type PingTimes, provideTimeSync, selectTimeSyncView } from '@kingside/machines/time-sync'
import { snapshotAt, timeSyncStates as states } from '@kingside/machines/time-sync/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import { TimeSync } from './TimeSync.view.tsx'

const view = selectTimeSyncView

/** The line under the board that says whether the clocks go right; one story for each state of its machine. */
const meta = {
  component: TimeSync,
  title: 'Features/TimeSync',
  args: { view: view(states.synced), onResync: fn() },
  decorators: [inPage],
} satisfies Meta<typeof TimeSync>

export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {
  parameters: { state: 'time-sync/offline' },
  args: { view: view(states.offline) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No connection')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const MeasuringAsking: Story = {
  parameters: { state: 'time-sync/measuring.asking' },
  args: { view: view(states['measuring.asking']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set the clock again' }))
    await expect(args.onResync).not.toHaveBeenCalled()
  },
}

/** Two of five answers are there: the time is known, but roughly. */
export const MeasuringPausing: Story = {
  parameters: { state: 'time-sync/measuring.pausing' },
  args: { view: view(states['measuring.pausing']) },
}

/** Passed through at once; looks as the measuring before it. */
export const MeasuringMissed: Story = {
  parameters: {
    state: 'time-sync/measuring.missed',
    visual: { looksLike: 'platform-features-timesync--measuring-pausing' },
  },
  args: { view: view(states['measuring.missed']) },
}

export const Synced: Story = {
  parameters: { state: 'time-sync/synced' },
  args: { view: view(states.synced) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('In step with the server± 21 ms')
    await userEvent.click(canvas.getByRole('button', { name: 'Set the clock again' }))
    await expect(args.onResync).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = {
  parameters: { state: 'time-sync/retrying', visual: { claims: 'feature' } },
  args: { view: view(states.retrying) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Next try within 6 seconds/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Set the clock again' }))
    await expect(args.onResync).toHaveBeenCalledOnce()
  },
}

/** Nobody has ever answered. */
export const RetryingFromTheStart: Story = {
  args: { view: view(snapshotAt('retrying')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Clocks may be wrong until then/)).toBeVisible()
  },
}

/** The connection was lost: the clocks go on by what was known. */
export const LostConnection: Story = {
  args: { view: view(snapshotAt('offline', { best: { offsetMs: 0, roundTripMs: 42 } })) },
}

/** From 100 ms on the tenths of a clock are not to be trusted. */
export const SlowConnection: Story = {
  args: { view: view(snapshotAt('synced', { best: { offsetMs: 0, roundTripMs: 480 } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('± 240 ms · slow connection')).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  parameters: { visual: { looksLike: 'platform-features-timesync--synced' } },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onResync).toHaveBeenCalledOnce()
  },
}

/** A server that does not answer the first time. */
const silentAtFirst = () => {
  let asked = 0
  return provideTimeSync({
    ping: async (): Promise<PingTimes> => {
      asked += 1
      if (asked === 1) throw new DOMException('no answer', 'TimeoutError')
      return { sentAt: 1_000, receivedAt: 1_030, serverAt: 501_015 }
    },
  })
}

/** The line with its machine, whose connection opens by a button. */
function Wired() {
  const [machine] = useState(silentAtFirst)
  const [snapshot, send] = useMachine(machine)
  useStateMap(snapshot)
  return (
    <Stack gap={4} align="start">
      <TimeSync view={view(snapshot)} onResync={() => send({ type: 'time.resync' })} />
      <Button size="s" type="secondary" onPress={() => send({ type: 'connection.open' })}>
        Connect
      </Button>
    </Stack>
  )
}

/** The button keeps the focus from the failure to the five answers. */
export const InStepAtLast: Story = {
  render: () => <Wired />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }))
    await expect(await canvas.findByText('The server did not tell its time')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Set the clock again' }))
    await canvas.findByText('In step with the server', undefined, { timeout: 5_000 })
    await expect(canvas.getByText('± 15 ms')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Set the clock again' })).toHaveFocus()
  },
}

export const InKazakh: Story = {
  args: { view: view(states.retrying) },
  globals: { locale: 'kz' },
}

export const InRussian: Story = {
  args: { view: view(states.retrying) },
  globals: { locale: 'ru' },
}
