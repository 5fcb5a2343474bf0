import { Stack } from '@kingside/design-system/Stack'
import { provideSounds, selectSoundsView, soundFailures } from '@kingside/machines/sounds'
import { snapshotAt, soundsStates as states } from '@kingside/machines/sounds/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { inPopup } from '../../stories/in-popup.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import { Sounds } from './Sounds.view.tsx'

const view = selectSoundsView

/** Whether sounds are heard, and how loud; one story for each state of the machine. */
const meta = {
  component: Sounds,
  title: 'Features/Sounds',
  args: {
    view: view(states['unlocked.on']),
    onEnable: fn(),
    onRetry: fn(),
    onVolume: fn(),
  },
  decorators: [inPopup('Sounds')],
} satisfies Meta<typeof Sounds>

export default meta
type Story = StoryObj<typeof meta>

/** The browser waits for a gesture. */
export const Locked: Story = {
  parameters: { state: 'sounds/locked' },
  args: { view: view(states.locked) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Sounds start when you first click, tap or press a key'),
    ).toBeVisible()
  },
}

/** Passed through at once; looks as when the sounds are off. */
export const UnlockedDeciding: Story = {
  parameters: {
    state: 'sounds/unlocked.deciding',
    visual: { looksLike: 'platform-features-sounds--unlocked-off' },
  },
  args: { view: view(states['unlocked.deciding']) },
}

export const UnlockedOn: Story = {
  parameters: { state: 'sounds/unlocked.on' },
  args: { view: view(states['unlocked.on']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off sounds' }))
    await expect(args.onEnable).toHaveBeenCalledWith(false)
  },
}

export const UnlockedOff: Story = {
  parameters: { state: 'sounds/unlocked.off' },
  args: { view: view(states['unlocked.off']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on sounds' }))
    await expect(args.onEnable).toHaveBeenCalledWith(true)
  },
}

export const UnlockedBroken: Story = {
  parameters: { state: 'sounds/unlocked.broken', visual: { claims: 'feature' } },
  args: { view: view(states['unlocked.broken']) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Couldn’t load the sounds.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try the sounds again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Off, and the browser would not allow them yet either. */
export const LockedAndOff: Story = {
  parameters: { visual: { looksLike: 'platform-features-sounds--unlocked-off' } },
  args: { view: view(snapshotAt('locked', { enabled: false })) },
}

export const Loud: Story = {
  args: { view: view(snapshotAt({ unlocked: 'on' }, { volume: 1 })) },
  parameters: {
    modes: {
      kazakh: { args: { view: view(states.locked) }, globals: { locale: 'kz' } },
      russian: { args: { view: view(states['unlocked.broken']) }, globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
}

/** Tab goes from the button to the volume, which the arrow keys change by five per cent. */
export const ByKeyboard: Story = {
  parameters: { visual: { looksLike: 'platform-features-sounds--unlocked-on' } },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onEnable).toHaveBeenCalledWith(false)
    await userEvent.tab()
    await expect(canvas.getByRole('slider', { name: 'Volume' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onVolume).toHaveBeenCalledWith(0.55)
  },
}

/** A browser without sounds has no volume either, and nothing to try again. */
export const EveryFailure: Story = {
  render: (args) => (
    <Stack gap={6}>
      {soundFailures.map((failure) => (
        <Sounds
          key={failure}
          {...args}
          view={view(snapshotAt({ unlocked: 'broken' }, { failure }))}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const text of [
      'This browser can’t play sounds.',
      'Couldn’t load the sounds.',
      'Couldn’t read the sounds.',
      'Couldn’t play the sound.',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible()
    }
    await expect(canvas.getAllByRole('slider')).toHaveLength(3)
  },
}

/** An audio device that fails the first time it is opened. */
const brokenAtFirst = () => {
  let opened = 0
  return provideSounds({
    startPlayer: (_, onFailure) => {
      opened += 1
      if (opened === 1) queueMicrotask(() => onFailure('fetch-failed'))
      return { play: () => {}, setVolume: () => {}, close: () => {} }
    },
  })
}

/** The sounds with their machine; the first click is the gesture. */
function Wired() {
  const [machine] = useState(brokenAtFirst)
  const [snapshot, send] = useMachine(machine, { input: { enabled: true } })
  useStateMap(snapshot)
  return (
    <div onPointerDown={() => send({ type: 'gesture.made' })}>
      <Sounds
        view={view(snapshot)}
        onEnable={(enabled) => send({ type: 'sounds.enable', enabled })}
        onRetry={() => send({ type: 'sound.play', name: 'knock' })}
        onVolume={(volume) => send({ type: 'volume.set', volume })}
      />
    </div>
  )
}

/** The button stays where it is and keeps the focus, whatever it does. */
export const HeardAtLast: Story = {
  parameters: { visual: { looksLike: 'platform-features-sounds--unlocked-off' } },
  render: () => <Wired />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Sounds start when/)).toBeVisible()
    await userEvent.click(canvas.getByText('Volume'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Try the sounds again' }))
    await expect(await canvas.findByText(/Sounds are on/)).toBeVisible()
    const button = canvas.getByRole('button', { name: 'Turn off sounds' })
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await expect(canvas.getByRole('button', { name: 'Turn on sounds' })).toHaveFocus()
  },
}
