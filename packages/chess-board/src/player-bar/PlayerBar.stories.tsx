import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CapturedPieces } from '../captured-pieces/CapturedPieces.tsx'
import { ChessClock } from '../clock/ChessClock.tsx'
import { PlayerBar } from './PlayerBar.tsx'
import { englishPlayerBarTexts } from './texts.ts'

const clock = (timeMs: number) => <ChessClock timeMs={timeMs} runningSince={null} label="Clock" />
const captured = (
  <CapturedPieces color="b" captured={{ p: 3, n: 1, b: 1, r: 0, q: 0 }} advantage={2} />
)
const avatar = (letter: string) => <span aria-hidden="true">{letter}</span>
const flag = (
  <svg viewBox="0 0 3 2" width="18" height="12" role="img" aria-label="Kazakhstan">
    <path d="M0 0h3v2H0z" fill="currentColor" opacity="0.5" />
  </svg>
)

/** One player above or below the board. */
const meta = {
  component: PlayerBar,
  title: 'PlayerBar',
  args: {
    name: 'Judit Polgár',
    avatar: avatar('J'),
    title: 'GM',
    rating: 2735,
    flag,
    presence: 'online',
    clock: clock(178_000),
    captured,
  },
  decorators: [
    (Story) => (
      <div style={{ boxSizing: 'border-box', maxInlineSize: 592, padding: '24px 16px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlayerBar>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  parameters: {
    visual: { claims: 'board-part' },
    modes: {
      'long-words': {
        args: { name: 'xXx_TheUnstoppableKingsideAttackerOfTheWest_xXx', isToMove: true },
        claims: 'phone',
      },
    } satisfies StoryModes<Story>,
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group', { name: 'Judit Polgár' })
    await expect(bar).toHaveTextContent('Rating 2735')
    await expect(bar).toHaveTextContent('Online')
    await expect(bar).not.toHaveTextContent('To move')
  },
}

export const ToMove: Story = {
  args: { isToMove: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Judit Polgár' })).toHaveTextContent('To move')
  },
}

export const LowOnTime: Story = { args: { isToMove: true, clock: clock(9_400) } }

/** Nothing is heard from the server: the clock may be wrong. */
export const StaleClock: Story = { args: { isToMove: true, isClockStale: true } }

export const Offline: Story = {
  args: { presence: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Offline')).toBeVisible()
  },
}

/** The name gives way; title, flag, rating and clock do not. */
export const LongCyrillicName: Story = {
  args: {
    name: 'Александра Константинопольская-Преображенская',
    title: 'МГ',
    avatar: avatar('А'),
    clock: clock(5_400_000),
    texts: {
      ...englishPlayerBarTexts,
      presence: { online: 'В сети', offline: 'Не в сети' },
      rating: 'Рейтинг',
    },
  },
  parameters: { visual: { claims: 'phone' } },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Александра Константинопольская-Преображенская')
    const clock = canvas.getByRole('timer')
    await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(
      clock.getBoundingClientRect().left,
    )
  },
}

/** All that is known of a visitor. */
export const NameOnly: Story = {
  render: () => <PlayerBar name="Guest" />,
}

export const RightToLeft: Story = {
  args: { isToMove: true, name: 'سارة خادم الشريعة' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
