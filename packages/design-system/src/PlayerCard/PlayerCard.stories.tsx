import type { Meta, StoryObj } from '@storybook/react-vite'
import { Swords, UserPlus } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Avatar } from '../Avatar/index.ts'
import { Button } from '../Button/index.ts'
import { CardSkeleton } from '../Card/index.ts'
import { Flag } from '../Flag/index.ts'
import { withFlags } from '../stories/countries.tsx'
import { everyLook } from '../stories/everyLook.ts'
import { Columns, inColumn } from '../stories/columns.tsx'
import { longWords } from '../stories/longWords.ts'
import { TitleMark } from '../TitleMark/index.ts'
import { PlayerCard } from './PlayerCard.tsx'

const challenge = fn()

/**
 * A player at a glance: in search results, among a club's members, on the home page.
 *
 * **Do** show at most four ratings, write them as the language writes numbers, and keep to one or two actions.
 *
 * **Don't** put a link into the description: the whole card is one already.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes to the card, then to its buttons |
 * | Enter | opens the profile |
 */
const meta = {
  title: 'PlayerCard',
  component: PlayerCard,
  // A flag loads when it is shown; its picture is of the flag.
  loaders: [withFlags('KZ')],
  decorators: [inColumn],
  args: {
    name: 'Aigerim Nurlanova',
    title: <TitleMark title="WGM" name="Woman Grandmaster" />,
    flag: <Flag code="KZ" name="Kazakhstan" />,
    avatar: (
      <Avatar
        name="Aigerim Nurlanova"
        size="l"
        nameBeside
        presence={{ state: 'playing', label: 'playing' }}
      />
    ),
    presence: 'Playing now',
    ratings: [
      { label: 'Bullet', value: '2345' },
      { label: 'Blitz', value: '2412', change: { text: '+12', trend: 'up' } },
      { label: 'Rapid', value: '2387', change: { text: '−8', trend: 'down' } },
    ],
    href: '#aigerim',
    onPress: fn(),
  },
} satisfies Meta<typeof PlayerCard>

export default meta
type Story = StoryObj<typeof meta>

const actions = (
  <>
    <Button size="s" icon={<Swords />} onPress={challenge}>
      Challenge
    </Button>
    <Button size="s" type="secondary" icon={<UserPlus />}>
      Follow
    </Button>
  </>
)

/** The card opens the profile; its buttons do not. */
export const Default: Story = {
  parameters: everyLook,
  args: { actions },
  play: async ({ canvas, userEvent, args }) => {
    challenge.mockClear()
    await expect(canvas.getByRole('article', { name: 'Aigerim Nurlanova' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Challenge' }))
    await expect(challenge).toHaveBeenCalledOnce()
    await expect(args.onPress).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('link', { name: 'Aigerim Nurlanova' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Focused: Story = {
  parameters: { visual: { keepFocus: true } },
  args: { actions },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Aigerim Nurlanova' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Challenge' })).toHaveFocus()
  },
}

export const OwnCard: Story = { args: { own: 'You', description: 'Almaty Chess Club' } }

/** No title, no rating, no picture: a beginner. */
export const Beginner: Story = {
  args: {
    name: 'knight_rider',
    title: undefined,
    avatar: <Avatar name="knight_rider" size="l" nameBeside />,
    presence: 'Last seen yesterday',
    ratings: [
      { label: 'Bullet', value: '–' },
      { label: 'Blitz', value: '1200' },
      { label: 'Rapid', value: '–' },
    ],
  },
}

export const SideBySide: Story = {
  parameters: { wide: true, visual: { claims: 'phone' } },
  render: (args) => (
    <Columns>
      <PlayerCard {...args} actions={actions} />
      <PlayerCard {...args} own="You" />
      <PlayerCard {...args} ratings={[]} description="Almaty Chess Club" actions={actions} />
      <CardSkeleton shape="person" />
    </Columns>
  ),
}

export const InKazakh: Story = {
  args: {
    name: 'Әйгерім Нұрланова',
    title: <TitleMark title="WGM" name="Әйелдер арасындағы гроссмейстер" />,
    flag: <Flag code="KZ" name="Қазақстан" />,
    presence: 'Қазір ойнап жатыр',
    ratings: [
      { label: 'Пуля', value: '2345' },
      { label: 'Блиц', value: '2412', change: { text: '+12', trend: 'up' } },
      { label: 'Рапид', value: '2387' },
    ],
    actions: (
      <>
        <Button size="s">Шақыру</Button>
        <Button size="s" type="secondary">
          Жазылу
        </Button>
      </>
    ),
  },
  globals: { locale: 'kz' },
  parameters: {
    modes: {
      russian: {
        args: {
          name: 'Елизавета Преображенская',
          title: <TitleMark title="WGM" name="Гроссмейстер среди женщин" />,
          flag: <Flag code="KZ" name="Казахстан" />,
          presence: 'Сейчас играет',
          ratings: [
            { label: 'Пуля', value: '2345' },
            { label: 'Блиц', value: '2412', change: { text: '+12', trend: 'up' } },
            { label: 'Рапид', value: '2387' },
          ],
          actions: <Button size="s">Вызвать на партию</Button>,
        },
        globals: { locale: 'ru' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const LongWords: Story = {
  args: {
    name: `${longWords.word}_${longWords.label}`,
    presence: longWords.sentence,
    ratings: [
      { label: longWords.label, value: '2412', change: { text: '+12', trend: 'up' } },
      { label: 'Rapid', value: '2387' },
    ],
    own: longWords.label,
    actions: <Button size="s">{longWords.word}</Button>,
  },
}

export const RightToLeft: Story = {
  args: {
    name: 'أمينة الخوارزمي',
    presence: 'تلعب الآن',
    ratings: [
      { label: 'خاطف', value: '2412', change: { text: '+12', trend: 'up' } },
      { label: 'سريع', value: '2387' },
    ],
    actions: <Button size="s">تحدٍّ</Button>,
  },
  globals: { direction: 'rtl' },
}
