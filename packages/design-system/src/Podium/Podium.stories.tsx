import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Avatar } from '../Avatar/index.ts'
import { Flag } from '../Flag/index.ts'
import { Link } from '../Link/index.ts'
import { withFlags } from '../stories/countries.tsx'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { padded } from '../stories/padded.tsx'
import { TitleMark, type PlayerTitle } from '../TitleMark/index.ts'
import { Podium } from './Podium.tsx'

const player = (name: string, result: string, mark?: PlayerTitle) => ({
  id: name,
  name: (
    <Link href={`#${encodeURIComponent(name)}`} tone="plain">
      {name}
    </Link>
  ),
  ...(mark && { title: <TitleMark title={mark} name={mark} /> }),
  flag: <Flag code="KZ" name="Kazakhstan" size="s" />,
  avatar: <Avatar name={name} size="l" nameBeside />,
  result,
})

const aigerim = player('Aigerim Nurlanova', '8.5 / 9', 'WGM')
const jonas = player('Jonas Lindqvist', '8 / 9', 'IM')
const priya = player('Priya Raman', '7.5 / 9')
const mateo = player('Mateo Ferreyra', '7.5 / 9', 'FM')

/**
 * The best three of an event, the winner in the middle. On a phone the places stand below one another.
 *
 * **Do** put players who share a place on one step, and say so in its label.
 *
 * **Don't** show it before the places are certain.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes through the names that are links, the winner first |
 */
const meta = {
  title: 'Podium',
  component: Podium,
  // A flag loads when it is shown; its picture is of the flag.
  loaders: [withFlags('KZ')],
  decorators: [padded],
  args: {
    label: 'Winners of the Autumn Cup',
    steps: [
      { place: 1, label: '1st place', players: [aigerim] },
      { place: 2, label: '2nd place', players: [jonas] },
      { place: 3, label: '3rd place', players: [priya] },
    ],
  },
} satisfies Meta<typeof Podium>

export default meta
type Story = StoryObj<typeof meta>

/** The eye finds the winner in the middle; the ear and the Tab key find the winner first. */
export const ThreePlaces: Story = {
  parameters: everyLook,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Winners of the Autumn Cup' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Aigerim Nurlanova' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Jonas Lindqvist' })).toHaveFocus()
  },
}

export const SharedThirdPlace: Story = {
  args: {
    steps: [
      { place: 1, label: '1st place', players: [aigerim] },
      { place: 2, label: '2nd place', players: [jonas] },
      { place: 3, label: 'Shared 3rd place', players: [priya, mateo] },
    ],
  },
  parameters: {
    modes: {
      kazakh: {
        args: {
          label: 'Күзгі кубоктың жеңімпаздары',
          steps: [
            { place: 1, label: '1-орын', players: [player('Әйгерім Нұрланова', '9-дан 8,5')] },
            { place: 2, label: '2-орын', players: [player('Үміт Жақсылықов', '9-дан 8')] },
            {
              place: 3,
              label: 'Бөлісілген 3-орын',
              players: [player('Гүлнұр Қожахметова', '9-дан 7,5')],
            },
          ],
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          label: 'Победители Осеннего кубка',
          steps: [
            {
              place: 1,
              label: '1-е место',
              players: [player('Елизавета Преображенская', '8,5 из 9')],
            },
            { place: 2, label: '2-е место', players: [player('Иван Щербаков', '8 из 9')] },
            { place: 3, label: '3-е место', players: [player('Мария Ильина', '7,5 из 9')] },
          ],
        },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: {
          steps: [
            {
              place: 1,
              label: longWords.label,
              players: [player(longWords.word, '8.5 / 9', 'GM')],
            },
            { place: 2, label: longWords.word, players: [player(longWords.label, '8 / 9')] },
            {
              place: 3,
              label: '3',
              players: [player(`${longWords.word} ${longWords.label}`, '7 / 9')],
            },
          ],
        },
        claims: 'phone',
      },
      'right-to-left': {
        args: {
          label: 'الفائزون',
          steps: [
            { place: 1, label: 'المركز الأول', players: [player('أمينة الخوارزمي', '8.5 / 9')] },
            { place: 2, label: 'المركز الثاني', players: [player('سالم الحداد', '8 / 9')] },
            { place: 3, label: 'المركز الثالث', players: [player('ليلى قاسم', '7.5 / 9')] },
          ],
        },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

/** Two share the first place, so nobody is second. */
export const SharedFirstPlace: Story = {
  args: {
    steps: [
      { place: 1, label: 'Shared 1st place', players: [aigerim, jonas] },
      { place: 3, label: '3rd place', players: [priya] },
    ],
  },
}

export const OnlyAWinner: Story = {
  args: { steps: [{ place: 1, label: 'Winner of the match', players: [aigerim] }] },
}
