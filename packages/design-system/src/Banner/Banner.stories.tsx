import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { longText } from '../stories/longText.ts'
import { padded } from '../stories/padded.tsx'
import { Banner } from './Banner.tsx'
import { messageTypes } from '../MessageIcon/index.ts'
import { longWords } from '../stories/longWords.ts'

/**
 * A message that stays in the page. Screen readers say it when it appears: a `danger` at once, the others when there
 * is a pause.
 *
 * **Do** say in the title what happened and below it what can be done; give it an action where there is one.
 *
 * **Don't** use it for a passing message, which is a toast, or for a mistake in a field, which the field says.
 *
 * It takes no keys but those of its action, which Tab reaches.
 */
const meta = {
  title: 'Banner',
  component: Banner,
  decorators: [padded],
  argTypes: {
    type: { control: 'select', options: messageTypes },
  },
  args: {
    title: 'A new season begins on Monday',
    children: 'Everyone starts with their last rating.',
  },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A new season begins on Monday')
  },
  parameters: {
    modes: {
      kazakh: {
        args: {
          title: longText.label,
          children: longText.sentence,
          action: <Button size="s">{longText.label}</Button>,
        },
        globals: { locale: 'kz' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Warning: Story = {
  parameters: everyLook,
  args: {
    type: 'warning',
    title: 'Bullet is not rated today',
    children: 'Ratings are being recomputed until the evening.',
  },
}

export const Danger: Story = {
  args: {
    type: 'danger',
    title: 'The connection is lost',
    children: 'Your clock goes on. We try again in 4 seconds.',
    action: (
      <Button size="s" type="secondary" onPress={fn()}>
        Try now
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection is lost')
  },
}

export const Success: Story = {
  args: { type: 'success', title: 'Your game is saved', children: undefined },
  parameters: {
    modes: {
      russian: {
        args: {
          type: 'warning',
          title: 'Сегодня пуля без рейтинга',
          children: 'До вечера рейтинги пересчитываются.',
        },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: { type: 'danger', title: longWords.word, children: longWords.sentence },
        claims: 'phone',
      },
      'right-to-left': {
        args: {
          type: 'success',
          title: 'حُفظت المباراة',
          children: 'يمكنك مراجعتها في أي وقت.',
          action: (
            <Button size="s" type="secondary">
              مراجعة
            </Button>
          ),
        },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}
