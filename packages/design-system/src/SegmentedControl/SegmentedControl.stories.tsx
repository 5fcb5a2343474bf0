import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx'

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

/** One of a few short choices that hold at once. For choices that need words, use `RadioCards`. */
const meta = {
  component: Controlled,
  title: 'SegmentedControl',
  args: { label: 'Language', options: languages, value: 'en', onChange: fn() },
} satisfies Meta<typeof Controlled>

export default meta
type Story = StoryObj<typeof meta>

export const FirstChosen: Story = {}

export const LastChosen: Story = { args: { value: 'ru' } }

export const ChosenByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenCalledWith('kz')
    await expect(canvas.getByRole('radio', { name: 'Қазақша' })).toBeChecked()
  },
}
