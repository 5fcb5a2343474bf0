import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search, Swords, Trophy } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { padded } from '../stories/padded.tsx'
import { Surface } from '../Surface/index.ts'
import { EmptyState } from './EmptyState.tsx'
import { statePanelSizes } from './StatePanel.tsx'

const play = fn()

/**
 * Stands where content would be, and says how it gets there.
 *
 * **Do** offer the one step that fills it, and say it in a kind way: an empty list is often a player's first day.
 *
 * **Don't** use it while something loads (`Skeleton`) or could not be loaded (`ErrorState`).
 *
 * It takes no keys but those of its buttons.
 */
const meta = {
  title: 'EmptyState',
  component: EmptyState,
  decorators: [padded],
  argTypes: { size: { control: 'select', options: statePanelSizes } },
  args: {
    title: 'No games yet',
    children: 'Games that you play appear here, with their analysis.',
    icon: <Swords />,
    actions: <Button onPress={play}>Play</Button>,
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  parameters: everyLook,
  play: async ({ canvas, userEvent }) => {
    play.mockClear()
    await expect(canvas.getByRole('heading', { level: 2, name: 'No games yet' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    await expect(play).toHaveBeenCalledOnce()
  },
}

export const InACard: Story = {
  args: {
    size: 's',
    level: 3,
    icon: <Trophy />,
    title: 'No tournaments today',
    children: 'The next one begins tomorrow at 18:00.',
    actions: (
      <Button size="s" type="secondary">
        See all
      </Button>
    ),
  },
  render: (args) => (
    <Surface>
      <EmptyState {...args} />
    </Surface>
  ),
}

export const NothingFound: Story = {
  args: {
    icon: <Search />,
    title: 'Nobody is called “zugzwang_9”',
    children: 'Look at the spelling, or search by a FIDE ID.',
    actions: <Button type="secondary">Clear the search</Button>,
  },
}

export const TwoActions: Story = {
  args: {
    actions: (
      <>
        <Button>Play</Button>
        <Button type="ghost">Import games</Button>
      </>
    ),
  },
  parameters: {
    modes: {
      kazakh: {
        args: {
          title: 'Әзірге ойын жоқ',
          children: 'Сіз ойнаған ойындар талдауымен бірге осында пайда болады.',
          actions: <Button>Ойнау</Button>,
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          title: 'Партий пока нет',
          children: 'Здесь появятся сыгранные вами партии вместе с их анализом.',
          actions: <Button>Играть</Button>,
        },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: {
          title: `${longWords.word} ${longWords.label}`,
          children: longWords.sentence,
          actions: <Button>{longWords.word}</Button>,
        },
        claims: 'phone',
      },
      'right-to-left': {
        args: {
          title: 'لا مباريات بعد',
          children: 'تظهر هنا المباريات التي تلعبها.',
          actions: <Button>العب</Button>,
        },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const TitleOnly: Story = {
  render: () => <EmptyState title="No notifications" />,
}
