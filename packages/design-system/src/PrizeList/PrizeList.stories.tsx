import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../Link/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { padded } from '../stories/padded.tsx'
import { PrizeList } from './PrizeList.tsx'

const prizes = [
  { id: '1', place: '1st', prize: '$300' },
  { id: '2', place: '2nd', prize: '$250' },
  { id: '3', place: '3rd', prize: '$200' },
  { id: '4', place: '4th', prize: '$150' },
  { id: '5', place: '5th to 10th', prize: 'A month of Pro' },
]

/**
 * The prizes of an event, before it and with their winners after it.
 *
 * **Do** write money as the reader's language does, and put places that get the same into one row.
 *
 * **Don't** leave prizes out until somebody has won them: an empty winner needs no word.
 *
 * It takes no keys.
 */
const meta = {
  title: 'PrizeList',
  component: PrizeList,
  decorators: [padded],
  args: { label: 'Prizes', prizes, total: { label: 'Prize fund', value: '$1,000' } },
} satisfies Meta<typeof PrizeList>

export default meta
type Story = StoryObj<typeof meta>

export const BeforeTheEvent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Prizes' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/1st.*\$300/)
  },
}

const names = ['Aigerim Nurlanova', 'Jonas Lindqvist', 'Priya Raman', 'Mateo Ferreyra']

export const WithWinners: Story = {
  parameters: everyLook,
  args: {
    prizes: prizes.map((prize, index) => {
      const name = names[index]
      return {
        ...prize,
        winner: name && (
          <Link href={`#${index}`} tone="plain">
            {name}
          </Link>
        ),
        own: index === 2 ? 'You' : undefined,
      }
    }),
  },
}

export const WithoutTotal: Story = {
  args: { total: undefined },
  parameters: {
    modes: {
      kazakh: {
        args: {
          label: 'Жүлделер',
          prizes: [
            { id: '1', place: '1-орын', prize: '150 000 ₸', winner: 'Әйгерім Нұрланова' },
            { id: '2', place: '2-орын', prize: '100 000 ₸', winner: 'Үміт Жақсылықов', own: 'Сіз' },
            { id: 'w', place: 'Үздік әйел ойыншы', prize: 'Бір жылдық Pro жазылымы' },
          ],
          total: { label: 'Жүлде қоры', value: '500 000 ₸' },
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          label: 'Призы',
          prizes: [
            { id: '1', place: '1-е место', prize: '30 000 ₽', winner: 'Елизавета Преображенская' },
            { id: '2', place: '2-е место', prize: '20 000 ₽' },
            { id: 'w', place: 'Лучший результат среди женщин', prize: 'Подписка Pro на год' },
          ],
          total: { label: 'Призовой фонд', value: '100 000 ₽' },
        },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: {
          prizes: [
            { id: '1', place: longWords.word, prize: longWords.label, winner: longWords.word },
            { id: '2', place: '2.', prize: longWords.sentence, own: longWords.label },
          ],
          total: { label: longWords.label, value: '1.000.000,00 €' },
        },
        claims: 'phone',
      },
      'right-to-left': {
        args: {
          label: 'الجوائز',
          prizes: [
            { id: '1', place: 'الأول', prize: '300 $', winner: 'أمينة الخوارزمي', own: 'أنت' },
            { id: '2', place: 'الثاني', prize: '250 $' },
          ],
          total: { label: 'المجموع', value: '1000 $' },
        },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}
