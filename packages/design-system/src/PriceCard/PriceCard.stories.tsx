import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Badge } from '../Badge/index.ts'
import { Button } from '../Button/index.ts'
import { Inline } from '../Inline/index.ts'
import { SegmentedControl } from '../SegmentedControl/index.ts'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { Columns, inColumn } from '../stories/columns.tsx'
import { longWords } from '../stories/longWords.ts'
import { PriceCard, type PriceCardProps } from './PriceCard.tsx'

const buy = fn()

/**
 * A plan with its price. The page chooses the period (`SegmentedControl`) and gives the formatted price of it.
 *
 * **Do** show the whole sum that is billed (`billing`) beside a price per month, and the same features in the same
 * order on every plan.
 *
 * **Don't** mark more than one plan as recommended, and don't make the card a link: it has one button.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes to the button |
 */
const meta = {
  title: 'PriceCard',
  component: PriceCard,
  decorators: [inColumn],
  args: {
    name: 'Pro',
    description: 'For players who want to get better.',
    price: '€4.17',
    period: 'per month',
    billing: '€49.99 billed once a year',
    fullPrice: { text: '€5.99', label: 'Instead of' },
    saving: <Badge tone="success">Save 30%</Badge>,
    features: [
      { text: 'FOA rating and titles' },
      { text: 'Unlimited puzzles' },
      { text: 'Unlimited analysis' },
      { text: 'Ten board themes' },
    ],
    action: (
      <Button display="block" onPress={buy}>
        Get Pro
      </Button>
    ),
  },
} satisfies Meta<typeof PriceCard>

export default meta
type Story = StoryObj<typeof meta>

export const Annual: Story = {
  play: async ({ canvas, userEvent }) => {
    buy.mockClear()
    await expect(canvas.getByRole('article', { name: 'Pro' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Get Pro' }))
    await expect(buy).toHaveBeenCalledOnce()
  },
  parameters: {
    modes: {
      kazakh: {
        args: {
          name: 'Pro',
          description: 'Деңгейін көтергісі келетін ойыншыларға.',
          price: '2 083 ₸',
          period: 'айына',
          billing: 'жылына бір рет 24 990 ₸ төленеді',
          fullPrice: { text: '2 990 ₸', label: 'Бұрынғы баға' },
          saving: <Badge tone="success">30% үнемдеу</Badge>,
          recommended: 'Ең танымал',
          features: [
            { text: 'FOA рейтингі мен атақтары' },
            { text: 'Шексіз жұмбақтар' },
            { text: 'Партияларды шексіз талдау' },
          ],
          action: <Button display="block">Pro алу</Button>,
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          name: 'Pro',
          description: 'Для тех, кто хочет играть сильнее.',
          price: '349 ₽',
          period: 'в месяц',
          billing: '4 190 ₽ одним платежом за год',
          fullPrice: { text: '499 ₽', label: 'Вместо' },
          saving: <Badge tone="success">Скидка 30%</Badge>,
          features: [
            { text: 'Рейтинг FOA и звания' },
            { text: 'Неограниченные задачи' },
            { text: 'Неограниченный анализ партий' },
          ],
          action: <Button display="block">Оформить подписку</Button>,
        },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: {
          name: longWords.word,
          recommended: longWords.label,
          price: '1.234.567,89 €',
          period: longWords.word,
          billing: longWords.sentence,
          features: [{ text: longWords.word }, { text: longWords.sentence, included: false }],
          action: <Button display="block">{longWords.word}</Button>,
        },
      },
      'right-to-left': {
        args: {
          name: 'برو',
          description: 'لمن يريد أن يتحسن.',
          period: 'في الشهر',
          billing: 'تُدفع 49.99 € مرة في السنة',
          fullPrice: { text: '€5.99', label: 'بدلًا من' },
          saving: <Badge tone="success">وفّر 30٪</Badge>,
          recommended: 'الأكثر طلبًا',
          features: [{ text: 'ألغاز بلا حد' }, { text: 'تحليل بلا حد' }],
          action: <Button display="block">احصل على برو</Button>,
        },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Recommended: Story = {
  parameters: everyLook,
  args: { recommended: 'Most popular', note: 'Renews every year. Cancel at any time.' },
}

const free: Partial<PriceCardProps> = {
  name: 'Beginner',
  description: 'For a game now and then.',
  price: '€0',
  billing: 'Free for ever',
  excludedLabel: 'Not included:',
  features: [
    { text: 'FOA rating and titles', included: false },
    { text: 'Five puzzles a day' },
    { text: 'Three analyses a day' },
    { text: 'Five board themes' },
  ],
}

export const CurrentPlan: Story = {
  args: {
    ...free,
    fullPrice: undefined,
    saving: undefined,
    current: 'Your plan',
    action: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not included:')).toBeInTheDocument()
  },
}

/** The page's switch changes the prices of all plans at once. */
export const MonthlyOrAnnual: Story = {
  parameters: { wide: true, visual: { claims: 'phone' } },
  render: (args) => <Plans {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }))
    await expect(canvas.getByText('€5.99')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Annual' }))
    await expect(canvas.getByText('€4.17')).toBeVisible()
  },
}

const periods = [
  { value: 'monthly', title: 'Monthly' },
  { value: 'annual', title: 'Annual' },
] as const

function Plans(props: PriceCardProps) {
  const [period, setPeriod] = useState<'monthly' | 'annual'>('annual')
  const annual = period === 'annual'
  return (
    <Stack gap={4}>
      <Inline justify="center">
        <SegmentedControl
          label="Billing period"
          options={periods}
          value={period}
          onChange={setPeriod}
        />
      </Inline>
      <Columns>
        <PriceCard
          {...props}
          {...free}
          fullPrice={undefined}
          saving={undefined}
          current="Your plan"
          action={undefined}
        />
        <PriceCard
          {...props}
          recommended="Most popular"
          price={annual ? '€4.17' : '€5.99'}
          billing={annual ? '€49.99 billed once a year' : 'Billed every month'}
          fullPrice={annual ? props.fullPrice : undefined}
          saving={annual ? props.saving : undefined}
        />
        <PriceCard
          {...props}
          name="Gift"
          description="A year of Pro for a friend."
          price="€49.99"
          period="once"
          billing="Does not renew"
          fullPrice={undefined}
          saving={undefined}
          action={
            <Button display="block" type="secondary">
              Give Pro
            </Button>
          }
        />
      </Columns>
    </Stack>
  )
}
