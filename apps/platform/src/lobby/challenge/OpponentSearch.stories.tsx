import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inPopup } from '../../stories/in-popup.tsx'
import { OpponentSearch } from './OpponentSearch.view.tsx'

const players = [
  { uid: 'a1', name: 'Dana Ospanova', title: 'WCM', rating: 1840, isOnline: true, isReader: false },
  {
    uid: 'a2',
    name: 'Daniyar Serikbay',
    title: null,
    rating: null,
    isOnline: false,
    isReader: false,
  },
  { uid: 'a3', name: 'Dana Serik', title: null, rating: 1520, isOnline: true, isReader: true },
]

/** The player to be challenged is looked for by name, in the popup of a challenge. */
const meta = {
  component: OpponentSearch,
  title: 'Features/OpponentSearch',
  args: {
    view: { status: 'found', family: 'blitz', players },
    onSearch: fn(),
    onChallenge: fn(),
    onRetry: fn(),
  },
  decorators: [inPopup('Challenge')],
} satisfies Meta<typeof OpponentSearch>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is looked for yet: the reader types, and a pause sends it. */
export const Idle: Story = {
  args: { view: { status: 'idle' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Player’s name' }), ' Dana{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('Dana')
  },
}

export const Searching: Story = { args: { view: { status: 'searching' } } }

/** Nobody challenges oneself. The ratings are of the time control that was chosen last. */
export const Found: Story = {
  parameters: {
    visual: { claims: 'feature' },
    modes: { kazakh: { globals: { locale: 'kz' } } } satisfies StoryModes<Story>,
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('3 players found')).toBeInTheDocument()
    await expect(canvas.getAllByRole('button', { name: /^Challenge/ })).toHaveLength(2)
    await expect(canvas.getByText('Blitz 1840')).toBeVisible()
    await expect(canvas.getByText('Blitz New')).toBeVisible()
    await expect(canvas.getAllByRole('img', { name: 'Online' })).toHaveLength(2)
    await expect(canvas.getByRole('img', { name: 'Offline' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Challenge Daniyar Serikbay' }))
    await expect(args.onChallenge).toHaveBeenCalledWith('a2')
  },
}

export const NobodyFound: Story = {
  args: { view: { status: 'found', family: 'blitz', players: [] } },
  parameters: { modes: { russian: { globals: { locale: 'ru' } } } satisfies StoryModes<Story> },
}

export const Failed: Story = {
  args: { view: { status: 'failed', isRetrying: false } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = { args: { view: { status: 'failed', isRetrying: true } } }
