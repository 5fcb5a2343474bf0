import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreditCard, Gauge, ShieldCheck } from 'lucide-react'
import { expect, fn, waitFor } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { localized } from '../stories/localized.tsx'
import { padded } from '../stories/padded.tsx'
import { Accordion, accordionHeadingLevels, accordionVariants } from './Accordion.tsx'

const questions = [
  {
    value: 'rating',
    title: 'How is my rating computed?',
    content:
      'After each rated game from both ratings and the result. Three games make it official.',
  },
  {
    value: 'fair',
    title: 'What happens after a fair play warning?',
    content: 'You keep playing. After a second one a person looks at your games.',
  },
  {
    value: 'leave',
    title: 'Can I leave a tournament?',
    content: 'Yes, until the last round begins. Your open game counts as lost.',
  },
]

const settings = [
  {
    value: 'plan',
    title: 'Plan',
    description: 'Renews on 3 May',
    icon: <CreditCard />,
    aside: 'Pro',
    content: 'You pay each month and can cancel at any time.',
  },
  {
    value: 'ratings',
    title: 'Ratings',
    description: 'Bullet, blitz, rapid',
    icon: <Gauge />,
    aside: '1,842',
    content: 'Your rating is shown beside your name.',
  },
  {
    value: 'identity',
    title: 'Identity check',
    description: 'Only with a federation ID',
    icon: <ShieldCheck />,
    content: 'Not needed.',
    disabled: true,
  },
]

/**
 * Headings that open to show more: questions and answers, groups of settings, rules.
 *
 * **Do** write headings that can be understood while closed; give the heading level that fits the page.
 * **Don't** hide what everyone needs, errors, or the only way to go on.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Goes to the next heading, or into what is open |
 * | Enter, Space | Open or close the section |
 *
 * What is closed is still found by the browser's search in the page, and opens for it.
 */
const meta = {
  title: 'Accordion',
  component: Accordion,
  decorators: [padded, localized],
  argTypes: {
    headingLevel: { control: 'select', options: accordionHeadingLevels },
    variant: { control: 'select', options: accordionVariants },
  },
  args: { items: questions, headingLevel: 2, onChange: fn() },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'How is my rating computed?' })
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'How is my rating computed?' }),
    ).toBeVisible()
  },
  parameters: {
    modes: {
      kazakh: {
        args: {
          items: [
            {
              value: 'rating',
              title: 'Рейтингім қалай есептеледі?',
              content:
                'Әр рейтингтік ойыннан кейін екі ойыншының рейтингі мен нәтиже бойынша. Үш ойыннан соң ол ресми болады.',
            },
            {
              value: 'leave',
              title: 'Турнирден шығуға бола ма?',
              content: 'Иә, соңғы турға дейін.',
            },
          ],
          defaultValue: ['rating'],
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          items: [
            {
              value: 'rating',
              title: 'Как считается мой рейтинг?',
              content:
                'После каждой рейтинговой партии — по рейтингам соперников и результату. После трёх партий он становится официальным.',
            },
            {
              value: 'leave',
              title: 'Можно ли выйти из турнира?',
              content: 'Да, пока не начался последний тур.',
            },
          ],
          defaultValue: ['rating'],
        },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: {
          variant: 'cards',
          items: settings.map((item) => ({
            ...item,
            title: `${longWords.word}${longWords.word}`,
            description: longWords.label,
            content: longWords.sentence,
          })),
          defaultValue: ['plan'],
        },
        claims: 'phone',
      },
      'right-to-left': {
        args: { items: settings, variant: 'cards', defaultValue: ['plan'] },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const OneOpen: Story = {
  parameters: everyLook,
  args: { defaultValue: ['rating'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Can I leave a tournament?' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['leave'])
    await waitFor(() => expect(canvas.getByText(/until the last round/)).toBeVisible())
    await waitFor(() => expect(canvas.getByText(/Three games/)).not.toBeVisible())
  },
}

export const SeveralOpen: Story = {
  args: { multiple: true, defaultValue: ['rating'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Can I leave a tournament?' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['rating', 'leave'])
    await waitFor(() => expect(canvas.getByText(/until the last round/)).toBeVisible())
    await expect(canvas.getByText(/Three games/)).toBeVisible()
  },
}

export const Cards: Story = {
  args: { items: settings, variant: 'cards', defaultValue: ['ratings'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Identity check/ })).toBeDisabled()
  },
}

export const ByKeyboard: Story = {
  parameters: { visual: { looksLike: 'design-system-accordion--closed' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    const second = canvas.getByRole('button', { name: /fair play/ })
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['fair'])
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
}
