import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Badge } from '../Badge/index.ts'
import { Button } from '../Button/index.ts'
import { CardSkeleton } from '../Card/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { Columns, inColumn } from '../stories/columns.tsx'
import { longWords } from '../stories/longWords.ts'
import { brokenPicture, samplePicture } from '../stories/samplePictures.ts'
import { StatusMark } from '../StatusMark/index.ts'
import { TournamentCard } from './TournamentCard.tsx'

const join = fn()
const liveMark = (text: string) => (
  <Badge tone="success">
    <StatusMark tone="success" size="xs" live>
      {text}
    </StatusMark>
  </Badge>
)

/**
 * A tournament to choose, in lists and on the home page.
 *
 * **Do** write the start as the reader's clock shows it, and say in the button why joining is not possible
 * (`disabledReason`).
 *
 * **Don't** put text on the cover: it only decorates, is cut, and may be missing.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes to the card, then to its buttons |
 * | Enter | opens the tournament |
 */
const meta = {
  title: 'TournamentCard',
  component: TournamentCard,
  decorators: [inColumn],
  args: {
    name: 'Autumn Cup',
    image: samplePicture(1),
    status: <Badge tone="info">Registration open</Badge>,
    timeControl: '3+2 Blitz',
    start: { text: 'Sat 10 Oct, 18:00', dateTime: '2026-10-10T18:00' },
    players: '128 / 256',
    prize: '$1,000',
    organizer: 'Almaty Chess Club',
    texts: {
      timeControl: 'Time control',
      start: 'Start',
      players: 'Players',
      prize: 'Prize fund',
      place: 'Place',
    },
    href: '#autumn-cup',
    onPress: fn(),
  },
} satisfies Meta<typeof TournamentCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    actions: (
      <Button size="s" display="block" onPress={join}>
        Join
      </Button>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    join.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }))
    await expect(join).toHaveBeenCalledOnce()
    await expect(args.onPress).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('link', { name: 'Autumn Cup' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
    await expect(canvas.getByText('Prize fund')).toBeInTheDocument()
  },
  parameters: {
    modes: {
      kazakh: {
        args: {
          name: 'Күзгі кубок: жас шахматшыларға арналған жылдам турнир',
          status: <Badge tone="info">Тіркеу ашық</Badge>,
          timeControl: '3+2 Блиц',
          start: { text: 'сенбі, 10 қазан, 18:00', dateTime: '2026-10-10T18:00' },
          players: '128 / 256 қатысушы',
          prize: '500 000 ₸',
          organizer: 'Алматы шахмат клубы',
          texts: {
            timeControl: 'Уақыт бақылауы',
            start: 'Басталуы',
            players: 'Қатысушылар',
            prize: 'Жүлде қоры',
            place: 'Орны',
          },
          actions: (
            <Button size="s" display="block">
              Қатысу
            </Button>
          ),
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          name: 'Осенний кубок для юных шахматистов',
          status: <Badge tone="info">Регистрация открыта</Badge>,
          timeControl: '3+2 Блиц',
          start: { text: 'сб, 10 октября, 18:00', dateTime: '2026-10-10T18:00' },
          players: '128 / 256 участников',
          prize: '100 000 ₽',
          organizer: 'Алматинский шахматный клуб',
          texts: {
            timeControl: 'Контроль времени',
            start: 'Начало',
            players: 'Участники',
            prize: 'Призовой фонд',
            place: 'Место',
          },
          actions: (
            <Button size="s" display="block">
              Участвовать
            </Button>
          ),
        },
        globals: { locale: 'ru' },
      },
      'right-to-left': {
        args: {
          name: 'كأس الخريف',
          status: <Badge tone="info">التسجيل مفتوح</Badge>,
          timeControl: '3+2 خاطف',
          start: { text: 'السبت 10 أكتوبر، 18:00', dateTime: '2026-10-10T18:00' },
          organizer: 'نادي ألماتي',
          actions: <Button size="s">انضم</Button>,
        },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Live: Story = {
  parameters: everyLook,
  args: { status: liveMark('Live, round 4 of 9'), live: true, image: samplePicture(5) },
}

export const WithoutCover: Story = {
  args: { image: undefined, status: <Badge>Ended</Badge>, prize: undefined },
}

/** In long lists, where covers would push everything else off the screen. */
export const Compact: Story = {
  args: { compact: true, actions: <Button size="s">Join</Button> },
  parameters: {
    modes: {
      'long-words': {
        args: {
          name: `${longWords.word} ${longWords.label}`,
          status: <Badge tone="info">{longWords.label}</Badge>,
          timeControl: longWords.word,
        },
      },
    } satisfies StoryModes<Story>,
  },
}

/** A cover that cannot be loaded gives way to the trophy. */
export const BrokenCover: Story = {
  args: { image: brokenPicture },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
  },
}

export const CannotJoin: Story = {
  args: {
    place: 'Astana, Kazakhstan',
    actions: (
      <Button size="s" display="block" disabledReason="Only for players with a FIDE ID.">
        Join
      </Button>
    ),
  },
  parameters: {
    modes: {
      'long-words': {
        args: {
          name: `${longWords.word} ${longWords.label}`,
          status: <Badge tone="info">{longWords.label}</Badge>,
          timeControl: longWords.word,
          organizer: longWords.word,
          place: longWords.sentence,
          actions: <Button size="s">{longWords.word}</Button>,
        },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Focused: Story = {
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Autumn Cup' })).toHaveFocus()
  },
}

export const SideBySide: Story = {
  parameters: { wide: true, visual: { claims: 'phone' } },
  render: (args) => (
    <Columns>
      <TournamentCard {...args} actions={<Button size="s">Join</Button>} />
      <TournamentCard
        {...args}
        name="Rapid open of the northern regions with a very long name that nobody can remember"
        image={samplePicture(2)}
        organizer={undefined}
        actions={<Button size="s">Join</Button>}
      />
      <TournamentCard
        {...args}
        name="Sunday Arena"
        live
        status={liveMark('Live')}
        image={undefined}
      />
      <CardSkeleton />
    </Columns>
  ),
}
