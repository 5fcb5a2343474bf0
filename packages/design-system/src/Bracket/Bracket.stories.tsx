import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Flag } from '../Flag/index.ts'
import { withFlags } from '../stories/countries.tsx'
import { everyLook } from '../stories/everyLook.ts'
import { localized } from '../stories/localized.tsx'
import { longWords } from '../stories/longWords.ts'
import { padded } from '../stories/padded.tsx'
import { Bracket } from './Bracket.tsx'
import type { BracketMatch, BracketRound, BracketSlot } from './bracket.ts'

interface Names {
  rounds: readonly string[]
  players: readonly string[]
  open: (match: number) => string
  bye: string
  live: string
}

const english: Names = {
  rounds: ['Round of 32', 'Round of 16', 'Quarter-finals', 'Semi-finals', 'Final'],
  players: [
    'Aigerim Nurlanova',
    'Jonas Lindqvist',
    'Priya Raman',
    'Mateo Ferreyra',
    'Sophie Marchand',
    'Tomás Novák',
    'Hana Sato',
    'Oluwaseun Adebayo',
  ],
  open: (match) => `Winner of match ${match}`,
  bye: 'Bye',
  live: 'Live',
}

/** A made-up bracket: the better seed wins, and the rounds after `played` are still to come. */
function madeUp(size: number, played: number, names: Names, byes = 0): BracketRound[] {
  const count = Math.log2(size)
  const slot = (seed: number, won: boolean, over: boolean): BracketSlot => ({
    type: 'player',
    id: `s${seed}`,
    name: names.players[(seed - 1) % names.players.length] ?? '',
    seed: String(seed),
    ...(seed % 3 === 1 && { before: <Flag code="KZ" name="Kazakhstan" size="s" /> }),
    ...(over && { score: won ? '2' : seed % 2 ? '1' : '½' }),
    won: won && over,
  })
  const order = seeding(size)
  return Array.from({ length: count }, (_, round) => {
    const over = round < played
    const live = round === played
    const here = order.filter((seed) => seed <= size / 2 ** round)
    const matches = Array.from({ length: here.length / 2 }, (_, index): BracketMatch => {
      const [first = 1, second = 2] = here.slice(index * 2, index * 2 + 2)
      const known = round <= played
      const bye = round === 0 && Math.min(first, second) <= byes
      return {
        id: `${size}-r${round}-${index}`,
        ...(!bye && { href: `#match-${round}-${index}` }),
        slots: known
          ? [
              slot(first, first < second, over && !bye),
              bye ? { type: 'bye', text: names.bye } : slot(second, second < first, over),
            ]
          : [
              { type: 'open', text: names.open(index * 2 + 1) },
              { type: 'open', text: names.open(index * 2 + 2) },
            ],
        ...(live && index === 0 && !bye && { live: names.live }),
      }
    })
    return { id: `${size}-r${round}`, name: names.rounds.slice(-count)[round] ?? '', matches }
  })
}

/** The order in which the best two can only meet in the final. */
const seeding = (size: number): number[] =>
  size === 1 ? [1] : seeding(size / 2).flatMap((seed) => [seed, size + 1 - seed])

/**
 * A knock-out tournament of 4 to 32 players. In a wide place all rounds stand side by side and scroll; up to 480 px of
 * its own width there is one round at a time, beginning with the one that is being played.
 *
 * **Do** give open places a text that says who will come, and byes their word.
 *
 * **Don't** use it for a Swiss tournament or an arena: nobody is knocked out there, so a `Table` says more.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes through the matches, round by round |
 * | ↑ ↓ | goes to the match above or below |
 * | → | goes to the match that the winner plays next (← in right-to-left) |
 * | ← | goes back to a match that led here |
 * | Home, End | goes to the first or last match of the round |
 * | Enter | opens the match |
 */
const meta = {
  title: 'Bracket',
  component: Bracket,
  // A flag loads when it is shown; its picture is of the flag.
  loaders: [withFlags('KZ')],
  decorators: [padded, localized],
  args: {
    label: 'Bracket of the Autumn Cup',
    rounds: madeUp(8, 1, english),
    onMatchPress: fn(),
    texts: { won: 'won', rounds: 'Round' },
  },
} satisfies Meta<typeof Bracket>

export default meta
type Story = StoryObj<typeof meta>

export const EightPlayers: Story = {
  parameters: everyLook,
  args: { ownPlayer: { id: 's3', label: 'you' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: 'Bracket of the Autumn Cup' })).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Quarter-finals' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: /Aigerim Nurlanova won 2/ }))
    await expect(args.onMatchPress).toHaveBeenCalledOnce()
  },
}

/** Arrow keys follow the lines. */
export const ArrowKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const matches = canvas.getAllByRole('link')
    matches[0]?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(matches[1]).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(matches[4]).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(matches[6]).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{End}')
    await expect(matches[3]).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(matches[3]).toHaveFocus()
  },
}

export const FourPlayersFinished: Story = {
  args: {
    rounds: madeUp(4, 2, english),
    thirdPlace: {
      name: 'Third place',
      match: {
        id: 'third',
        slots: [
          { type: 'player', id: 's3', name: 'Priya Raman', seed: '3', score: '2', won: true },
          { type: 'player', id: 's4', name: 'Mateo Ferreyra', seed: '4', score: '0' },
        ],
      },
    },
  },
  parameters: { visual: { claims: 'phone' } },
}

/** The best seeds need not play in the first round. */
export const WithByes: Story = {
  args: { rounds: madeUp(16, 1, english, 4) },
  parameters: {
    modes: {
      kazakh: {
        args: {
          label: 'Күзгі кубок торы',
          rounds: madeUp(8, 1, {
            rounds: ['Ширек финал', 'Жартылай финал', 'Финал'],
            players: [
              'Әйгерім Нұрланова',
              'Үміт Жақсылықов',
              'Гүлнұр Қожахметова',
              'Өтеген Мұқанов',
            ],
            open: (match) => `${match}-кездесудің жеңімпазы`,
            bye: 'Ойынсыз өтеді',
            live: 'Қазір ойналып жатыр',
          }),
          texts: { won: 'жеңді', rounds: 'Кезең' },
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          label: 'Сетка Осеннего кубка',
          rounds: madeUp(
            8,
            1,
            {
              rounds: ['Четвертьфиналы', 'Полуфиналы', 'Финал'],
              players: ['Елизавета Преображенская', 'Иван Щербаков', 'Мария Ильина', 'Пётр Юдин'],
              open: (match) => `Победитель матча ${match}`,
              bye: 'Проходит без игры',
              live: 'Идёт сейчас',
            },
            1,
          ),
          texts: { won: 'победа', rounds: 'Раунд' },
        },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: {
          rounds: madeUp(4, 1, {
            rounds: [longWords.word, longWords.label],
            players: [longWords.word, longWords.label],
            open: () => longWords.sentence,
            bye: longWords.word,
            live: longWords.label,
          }),
        },
        claims: 'phone',
      },
    } satisfies StoryModes<Story>,
  },
}

export const ThirtyTwoPlayers: Story = {
  args: { rounds: madeUp(32, 2, english) },
  parameters: { visual: { claims: 'phone' } },
}

/** On a phone the rounds are chosen above. */
export const ChoosesARound: Story = {
  parameters: { visual: { looksLike: 'design-system-bracket--arrow-keys' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Semi-finals' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Final' }))
    await expect(canvas.getByRole('list', { name: 'Final' })).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Semi-finals' })).not.toBeInTheDocument()
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'جدول الكأس',
    rounds: madeUp(8, 1, {
      rounds: ['ربع النهائي', 'نصف النهائي', 'النهائي'],
      players: ['أمينة الخوارزمي', 'سالم الحداد', 'ليلى قاسم'],
      open: (match) => `الفائز بالمباراة ${match}`,
      bye: 'معفى',
      live: 'مباشر',
    }),
    texts: { won: 'فاز', rounds: 'الدور' },
  },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const matches = canvas.getAllByRole('link')
    matches[0]?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(matches[4]).toHaveFocus()
  },
}
