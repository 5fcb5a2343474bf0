import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { localized } from '../stories/localized.tsx'
import { longWords } from '../stories/longWords.ts'
import { padded } from '../stories/padded.tsx'
import { GoToPage, type GoToPageProps } from './GoToPage.tsx'

const texts = {
  label: 'Pages of the standings',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: string) => `Page ${page}`,
  position: (page: string, count: string) => `Page ${page} of ${count}`,
}

const withField = { ...texts, goTo: 'Go to page' }

/**
 * Leads through the pages of a long table. There are as many buttons on every page, so that "next" stays under the
 * pointer; a phone shows the arrows and the position in words.
 *
 * **Do** keep the page in the address; move the view to the top of the table after a change.
 * **Don't** take it for a feed that is read on and on (`LoadMore`).
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Goes from button to button, then to the field |
 * | Enter, Space | Go to the page |
 * | Digits, then Enter in the field | Go to that page; beyond the last one, to the last |
 */
const meta = {
  title: 'GoToPage',
  component: GoToPage,
  decorators: [padded, localized],
  args: { page: 5, count: 40, onChange: fn(), texts: withField },
} satisfies Meta<typeof GoToPage>

export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
  parameters: everyLook,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Page 5' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Page 6' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(6)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(6)
    await userEvent.click(canvas.getByRole('button', { name: 'Page 5' }))
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

export const First: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  },
}

export const Last: Story = {
  args: { page: 40 },
  parameters: {
    modes: { 'right-to-left': { globals: { direction: 'rtl' } } } satisfies StoryModes<Story>,
  },
}

export const FewPages: Story = {
  args: { page: 2, count: 4, texts },
}

export const ManyPages: Story = {
  args: { page: 1234, count: 5678 },
  parameters: { visual: { claims: 'phone' } },
}

export const Loading: Story = { args: { loading: true } }

export const Typed: Story = {
  parameters: { visual: { looksLike: 'design-system-gotopage--last' } },
  render: (args) => <Pages {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Go to page' })
    await userEvent.type(field, '1x7{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(17)
    await expect(field).toHaveValue('')
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 17 of 40')
    await userEvent.type(field, '999{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(40)
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled()
  },
}

function Pages({ page, onChange, ...props }: GoToPageProps) {
  const [current, setCurrent] = useState(page)
  return (
    <GoToPage
      {...props}
      page={current}
      onChange={(next) => {
        setCurrent(next)
        onChange(next)
      }}
    />
  )
}

export const OnePage: Story = {
  args: { page: 1, count: 1 },
  parameters: { visual: { skip: 'With a single page there is nothing to see.' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}

export const LongWords: Story = {
  args: {
    texts: {
      ...texts,
      position: (page, count) => `${longWords.word} ${page}/${count}`,
      goTo: longWords.label,
    },
  },
  parameters: {
    visual: { claims: 'phone' },
    modes: {
      kazakh: {
        args: {
          texts: {
            label: 'Кестенің беттері',
            previous: 'Алдыңғы бет',
            next: 'Келесі бет',
            page: (page) => `${page}-бет`,
            position: (page, count) => `${count} беттің ${page}-беті`,
            goTo: 'Бетке өту',
          },
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          texts: {
            label: 'Страницы таблицы',
            previous: 'Предыдущая страница',
            next: 'Следующая страница',
            page: (page) => `Страница ${page}`,
            position: (page, count) => `Страница ${page} из ${count}`,
            goTo: 'Перейти на страницу',
          },
        },
        globals: { locale: 'ru' },
      },
    } satisfies StoryModes<Story>,
  },
}
