import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx'
import { longWords } from '../stories/longWords.ts'
import { paddedNarrow } from '../stories/padded.tsx'

const languages = [
  { value: 'en', title: 'EN', name: 'English', lang: 'en' },
  { value: 'kz', title: 'KZ', name: 'Қазақша', lang: 'kk' },
  { value: 'ru', title: 'RU', name: 'Русский', lang: 'ru' },
] as const

type Props = SegmentedControlProps<'en' | 'kz' | 'ru'>

function Controlled(props: Props) {
  const [value, setValue] = useState(props.value)
  return (
    <SegmentedControl
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}

/**
 * One of a few short choices that hold at once.
 *
 * **Do** keep the titles to a word or a few letters; give the whole word as `name` where letters stand for it.
 *
 * **Don't** use it for choices that need words: that is `RadioCards`. Don't switch views with it: those are `Tabs`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | reaches the chosen one |
 * | arrow keys | move the choice |
 */
const meta = {
  component: Controlled,
  title: 'SegmentedControl',
  args: { label: 'Language', options: languages, value: 'en', onChange: fn() },
} satisfies Meta<typeof Controlled>

export default meta
type Story = StoryObj<typeof meta>

export const FirstChosen: Story = { parameters: everyLook }

export const LastChosen: Story = { args: { value: 'ru' } }

export const ChosenByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenCalledWith('kz')
    await expect(canvas.getByRole('radio', { name: 'Қазақша' })).toBeChecked()
  },
}

const units = (titles: readonly [string, string]) => [
  { value: 'en', title: titles[0] } as const,
  { value: 'kz', title: titles[1] } as const,
]

export const InKazakh: Story = {
  args: { label: 'Кезең', options: units(['Апта', 'Ай']) },
  globals: { locale: 'kz' },
  parameters: {
    modes: {
      russian: {
        args: { label: 'Период', options: units(['Неделя', 'Месяц']) },
        globals: { locale: 'ru' },
      },
      'right-to-left': {
        args: { label: 'المدة', options: units(['أسبوع', 'شهر']) },
        globals: { locale: 'en', direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const LongWords: Story = {
  args: { label: longWords.label, options: units([longWords.word, longWords.label]) },
  decorators: [paddedNarrow],
}
