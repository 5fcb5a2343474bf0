import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../Inline/index.ts'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { padded, paddedNarrow } from '../stories/padded.tsx'
import { StatusMark, statusSizes, statusTones } from './StatusMark.tsx'

/**
 * The state of something that changes by itself: a dot and a word, such as a tournament in progress.
 *
 * **Do** let the word say it all; the dot only helps the eye. Wrap it in a live region where a change must be heard.
 *
 * **Don't** use `live` for more than one thing that matters in a view: rings draw the eye.
 *
 * It takes no keys.
 */
const meta = {
  title: 'StatusMark',
  component: StatusMark,
  decorators: [padded],
  argTypes: {
    tone: { control: 'select', options: statusTones },
    size: { control: 'select', options: statusSizes },
  },
  args: { children: 'Upcoming' },
} satisfies Meta<typeof StatusMark>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: {
    modes: {
      kazakh: {
        args: { children: 'Өтіп жатыр', tone: 'success', live: true },
        globals: { locale: 'kz' },
      },
      russian: {
        args: { children: 'Завершён', tone: 'neutral', hollow: true },
        globals: { locale: 'ru' },
      },
      'right-to-left': {
        args: { children: 'مباشر الآن', tone: 'danger', live: true },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Live: Story = { args: { children: 'Live', tone: 'danger', live: true } }

export const Hollow: Story = { args: { children: 'Offline', hollow: true } }

export const TonesAndSizes: Story = {
  parameters: everyLook,
  render: () => (
    <Stack gap={3}>
      {statusSizes.map((size) => (
        <Inline key={size} gap={5}>
          {statusTones.map((tone) => (
            <StatusMark key={tone} tone={tone} size={size}>
              In progress
            </StatusMark>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}

/** The dot stays with the first line. */
export const LongWords: Story = {
  args: { children: longWords.sentence, tone: 'warning' },
  decorators: [paddedNarrow],
}
