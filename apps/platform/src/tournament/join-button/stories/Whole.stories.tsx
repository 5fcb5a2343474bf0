import { Stack } from '@kingside/design-system/Stack'
import {
  type JoinFailure,
  type JoinLimit,
  joinLimits,
  selectJoinButtonView,
} from '@kingside/machines/join-button'
import {
  exampleJoinButton,
  friday,
  joinButtonSnapshotAt,
  joinButtonStates as states,
  proPlayer,
} from '@kingside/machines/join-button/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { getInitialSnapshot } from 'xstate'
import { inPage } from '../../../stories/in-page.tsx'
import { JoinButton } from '../JoinButton.view.tsx'
import { args } from './join-button.samples.tsx'

/** Every limit and every failure, and what a running tournament allows. */
const meta = {
  component: JoinButton,
  title: 'Features/JoinButton/Whole',
  args,
  decorators: [inPage],
} satisfies Meta<typeof JoinButton>

export default meta
type Story = StoryObj<typeof meta>

const view = selectJoinButtonView

/** A match has no breaks. */
export const PlayingWithoutBreaks: Story = {
  args: {
    view: view(
      joinButtonSnapshotAt(
        { settled: { joined: 'playing' } },
        { tournament: { ...friday, kind: 'match', status: 'goes', userSigned: true } },
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’re playing')).toBeInTheDocument()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** The server did not let the player back in. */
export const BreakNotEnded: Story = {
  args: { view: { status: 'on-hold', limit: 'player_is_banned', failure: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your account is banned')
  },
}

/** What the machine makes of a tournament that the server closes to the player for this reason. */
const limitedBy = (unavailabilityReason: JoinLimit | 'new_code') =>
  view(
    getInitialSnapshot(exampleJoinButton, {
      tournament: { ...friday, unavailabilityReason },
      you: null,
      profile: proPlayer,
      isProfileLoading: false,
      today: '2026-11-21',
    }),
  )

/** The text of every code, and of one that this version does not know. */
export const EveryLimit: Story = {
  parameters: { visual: { claims: ['feature', 'large-text', 'forced-colors'] } },
  render: (args) => (
    <Stack gap={5}>
      {[...joinLimits, 'new_code' as const].map((code) => (
        <JoinButton key={code} {...args} view={limitedBy(code)} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(joinLimits.length + 1)
    await expect(canvas.getByText('You can’t join this tournament')).toBeInTheDocument()
  },
}

const failures = [
  'join_failed',
  'leave_failed',
  'pause_failed',
  'resume_failed',
  'refresh_failed',
] as const satisfies readonly JoinFailure[]

export const EveryFailure: Story = {
  render: (args) => (
    <Stack gap={5}>
      {failures.map((failure) => (
        <JoinButton key={failure} {...args} view={{ ...viewsBefore[failure], failure }} />
      ))}
    </Stack>
  ),
}

/** Where the machine is after each failure. */
const viewsBefore = {
  join_failed: view(states['settled.open.common']),
  leave_failed: view(states['settled.joined.waiting']),
  pause_failed: view(states['settled.joined.playing']),
  resume_failed: view(states['settled.joined.onHold']),
  refresh_failed: view(states['settled.limited.confirmInfo']),
} satisfies Record<JoinFailure, unknown>

/** The longest of each, in a column as narrow as a card's. */
export const NarrowAndLong: Story = {
  parameters: { visual: { claims: ['phone', 'large-text'] } },
  globals: { locale: 'ru' },
  render: (args) => (
    <div style={{ inlineSize: 'min(13rem, 100%)' }}>
      <Stack gap={6}>
        <JoinButton {...args} view={limitedBy('event_max_tournament_participate')} />
        <JoinButton
          {...args}
          view={{ ...view(states['settled.joined.pendingApproval']), failure: 'refresh_failed' }}
        />
        <JoinButton {...args} view={view(states['settled.open.paid'])} price="5,00 €" />
        <JoinButton {...args} view={view(states['settled.out.withdrawn'])} />
      </Stack>
    </div>
  ),
}
