import type { TopPlayer } from '@kingside/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Players } from './Players.view.tsx'

const placed = (place: number, rating: number, country: string | null = 'KZ'): TopPlayer => ({
  place,
  uid: `example-${place}`,
  name: `Example Player ${place}`,
  kind: 'member',
  rating,
  title: place === 1 ? 'FM' : null,
  country,
  games: 40,
  is_online: place === 2,
})

const players = [placed(1, 2104), placed(2, 1988, 'GE'), placed(3, 1840, null)]

/** The search for players, and the lists of the best. */
const meta = {
  component: Players,
  title: 'Features/Players',
  args: {
    name: '',
    found: { status: 'loading' },
    view: { status: 'ready', players, own: placed(2, 1988, 'GE'), isLoading: false },
    filters: { family: 'worldchess', boardType: 'blitz', country: null, women: false },
    countries: [
      { code: 'GE', name: 'Georgia' },
      { code: 'KZ', name: 'Kazakhstan' },
    ],
    page: 1,
    pageCount: 1,
    onSearch: fn(),
    onFilter: fn(),
    onPage: fn(),
    onPlayer: fn(),
    onPlace: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Players>

export default meta
type Story = StoryObj<typeof meta>

export const Best: Story = {
  parameters: {
    visual: { claims: 'feature' },
    modes: {
      kazakh: { globals: { locale: 'kz' } },
      russian: { globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Over the board' }))
    await expect(args.onFilter).toHaveBeenCalledWith({
      family: 'otb',
      boardType: 'blitz',
      country: null,
      women: false,
    })
    await userEvent.click(canvas.getByRole('switch', { name: 'Women only' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith(expect.objectContaining({ women: true }))
  },
}

/** The reader is on another page of the list. */
export const OwnPlaceElsewhere: Story = {
  args: {
    view: { status: 'ready', players, own: placed(137, 1502), isLoading: false },
    pageCount: 4,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show my place' }))
    await expect(args.onPlace).toHaveBeenCalledWith(137)
  },
}

export const Loading: Story = { args: { view: { status: 'loading' } } }

export const Failed: Story = {
  args: { view: { status: 'failed', isRetrying: false } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  args: {
    view: { status: 'ready', players: [], own: null, isLoading: false },
    filters: { family: 'otb', boardType: 'standard', country: null, women: false },
  },
}

export const NoMatch: Story = {
  args: {
    view: { status: 'ready', players: [], own: null, isLoading: false },
    filters: { family: 'fide', boardType: 'rapid', country: 'GE', women: true },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onFilter).toHaveBeenCalledWith(
      expect.objectContaining({ country: null, women: false }),
    )
  },
}

/** The rating of the first is uncertain. */
export const Found: Story = {
  args: {
    name: 'example',
    found: {
      status: 'ready',
      players: players.map((player, index) => ({ ...player, is_provisional: index === 0 })),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText('Provisional')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('link', { name: /Example Player 2/ }))
    await expect(args.onPlayer).toHaveBeenCalledWith('example-2')
  },
}

export const NobodyFound: Story = {
  args: { name: 'Zzyzx', found: { status: 'ready', players: [] } },
  parameters: { modes: { russian: { globals: { locale: 'ru' } } } satisfies StoryModes<Story> },
}
