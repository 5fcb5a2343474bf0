import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { padded, paddedNarrow } from '../stories/padded.tsx'
import { Stepper, type Step } from './Stepper.tsx'

const three: Step[] = [
  { id: 'plan', label: 'Plan' },
  { id: 'pay', label: 'Payment' },
  { id: 'done', label: 'Confirmation' },
]

const five: Step[] = [
  { id: 'account', label: 'Account' },
  { id: 'name', label: 'Name', description: 'As in your passport' },
  { id: 'photo', label: 'Photo' },
  { id: 'federation', label: 'Federation' },
  { id: 'check', label: 'Check' },
]

const six: Step[] = [
  { id: 'kind', label: 'Kind' },
  { id: 'time', label: 'Time control' },
  { id: 'rounds', label: 'Rounds' },
  { id: 'players', label: 'Players' },
  { id: 'prizes', label: 'Prizes' },
  { id: 'publish', label: 'Publish' },
]

/**
 * Where the reader is in a task of three to six steps. Where there is no room the steps stand below one another: up to
 * four steps in a place narrower than 480 px, more than that in one narrower than 768 px.
 *
 * **Do** keep the labels to a word or two, and let a reader go back to what is done with `onStepPress`.
 *
 * **Don't** let a reader skip ahead, and don't change the number of steps on the way.
 *
 * | Key | What it does |
 * | --- | --- |
 * | Tab | goes through the steps that can be opened again |
 * | Enter, Space | open the step |
 */
const meta = {
  title: 'Stepper',
  component: Stepper,
  decorators: [padded],
  args: {
    label: 'Become a member',
    steps: three,
    current: 'pay',
    texts: { done: 'done', error: 'needs a correction' },
  },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  parameters: { visual: { claims: 'phone' } },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items).toHaveLength(3)
    await expect(items[0]).toHaveTextContent('Plan (done)')
    await expect(items[1]).toHaveAttribute('aria-current', 'step')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Five: Story = {
  parameters: everyLook,
  args: { label: 'Get a FIDE ID', steps: five, current: 'photo' },
}

export const Six: Story = {
  args: { label: 'Create a tournament', steps: six, current: 'players' },
  parameters: {
    visual: { claims: 'phone' },
    modes: {
      kazakh: {
        args: {
          label: 'FIDE ID алу',
          steps: [
            { id: 'account', label: 'Тіркелгі' },
            { id: 'name', label: 'Аты-жөні', description: 'Төлқұжаттағыдай' },
            { id: 'photo', label: 'Фотосурет' },
            { id: 'federation', label: 'Федерация' },
            { id: 'check', label: 'Тексеру' },
          ],
          current: 'photo',
          texts: { done: 'дайын', error: 'түзету керек' },
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          label: 'Создание турнира',
          steps: [
            { id: 'kind', label: 'Вид турнира' },
            { id: 'time', label: 'Контроль времени' },
            { id: 'rounds', label: 'Количество туров' },
            { id: 'players', label: 'Участники' },
            { id: 'prizes', label: 'Призы' },
            { id: 'publish', label: 'Публикация' },
          ],
          current: 'players',
          texts: { done: 'готово', error: 'нужно исправить' },
        },
        globals: { locale: 'ru' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const First: Story = {
  args: { current: 'plan' },
  parameters: {
    modes: {
      'long-words': {
        args: {
          steps: five.map(({ id }, index) =>
            index === 2
              ? { id, label: longWords.label, error: longWords.sentence }
              : { id, label: longWords.word, description: longWords.label },
          ),
          current: 'federation',
        },
        claims: 'phone',
      },
    } satisfies StoryModes<Story>,
  },
}

export const AllDone: Story = { args: { current: null } }

export const WithError: Story = {
  args: {
    label: 'Get a FIDE ID',
    current: 'federation',
    steps: five.map((step) =>
      step.id === 'photo' ? { ...step, error: 'The photo is too dark.' } : step,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent(
      'Photo (needs a correction)The photo is too dark.',
    )
  },
}

/** The open step may have an error too. */
export const ErrorInTheOpenStep: Story = {
  args: {
    steps: three.map((step) =>
      step.id === 'pay' ? { ...step, error: 'The card was declined.' } : step,
    ),
  },
  parameters: {
    modes: {
      'right-to-left': {
        args: {
          label: 'العضوية',
          steps: [
            { id: 'plan', label: 'الخطة' },
            { id: 'pay', label: 'الدفع' },
            { id: 'done', label: 'التأكيد' },
          ],
        },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const BackToAStep: Story = {
  args: { label: 'Create a tournament', steps: six, current: 'players', onStepPress: fn() },
  parameters: { visual: { looksLike: 'design-system-stepper--six' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3)
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Time control (done)' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onStepPress).toHaveBeenCalledWith('time')
  },
}

/** The room that it has decides, not the window. */
export const InANarrowPlace: Story = { decorators: [paddedNarrow] }
