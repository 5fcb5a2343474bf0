import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Ban,
  Copy,
  Download,
  Flag,
  FlipVertical2,
  Globe,
  Swords,
  Trash2,
  UserRound,
} from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { controlSizes } from '../themes/tokens.ts'
import { buttonTypes } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { Inline } from '../Inline/index.ts'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { localized } from '../stories/localized.tsx'
import { longWords } from '../stories/longWords.ts'
import { padded } from '../stories/padded.tsx'
import type { MenuContent } from './menu.ts'
import { MenuButton, type MenuButtonProps } from './MenuButton.tsx'

const flip = fn()
const report = fn()
const analyse = fn()

const gameItems: MenuContent = [
  {
    id: 'game',
    title: 'Game',
    items: [
      {
        id: 'flip',
        label: 'Flip the board',
        icon: <FlipVertical2 />,
        shortcut: 'F',
        onAction: flip,
      },
      { id: 'copy', label: 'Copy the moves', icon: <Copy />, shortcut: 'Ctrl+C', onAction: fn() },
      { id: 'save', label: 'Save as PGN', icon: <Download />, href: '#pgn' },
      {
        id: 'analyse',
        label: 'Analyse',
        icon: <Swords />,
        disabledReason: 'After the game is over.',
        onAction: analyse,
      },
    ],
  },
  {
    id: 'opponent',
    title: 'Opponent',
    items: [
      { id: 'profile', label: 'Profile', icon: <UserRound />, href: '#profile' },
      { id: 'block', label: 'Block', icon: <Ban />, onAction: fn() },
      { id: 'report', label: 'Report', icon: <Flag />, danger: true, onAction: report },
    ],
  },
]

/**
 * Opens a menu of actions, links and choices. A menu holds items, or sections of items with a title.
 *
 * **Do** order items by how often they are used, and put what destroys last, alone, as `danger`. Give an item that
 * cannot be used its `disabledReason`: it stays reachable and says why.
 *
 * **Don't** hide the main action of a screen in a menu, and don't put form fields into it: that is a `Popover`.
 *
 * | Key | What it does |
 * | --- | --- |
 * | Enter, Space, ↓ | open the menu at its first item; ↑ at its last |
 * | ↑ ↓ Home End | move |
 * | letters | go to the item that begins so |
 * | Enter, Space | use the item; several choices keep the menu open |
 * | Esc, Tab | close it; the focus goes back to the button |
 */
const meta = {
  title: 'MenuButton',
  component: MenuButton,
  decorators: [padded, localized],
  argTypes: {
    type: { control: 'select', options: buttonTypes },
    size: { control: 'select', options: controlSizes },
  },
  args: { label: 'Actions', items: gameItems, defaultOpen: true },
  parameters: { docs: { story: { inline: false, iframeHeight: 440 } } },
} satisfies Meta<typeof MenuButton>

export default meta
type Story = StoryObj<typeof meta>

export const Sections: Story = {
  parameters: everyLook,
  play: async () => {
    await opened('Actions')
    await expect(screen.getByRole('group', { name: 'Opponent' })).toBeVisible()
  },
}

export const Closed: Story = {
  args: { defaultOpen: false },
  render: (args) => (
    <Stack gap={4}>
      {buttonTypes.map((type) => (
        <Inline key={type} gap={3}>
          {controlSizes.map((size) => (
            <MenuButton {...args} key={size} type={type} size={size} />
          ))}
          <MenuButton {...args} type={type} iconOnly />
          <MenuButton {...args} type={type} icon={<Globe aria-hidden="true" />} disabled />
        </Inline>
      ))}
    </Stack>
  ),
}

export const IconOnly: Story = {
  args: { iconOnly: true, label: 'More' },
  play: async () => {
    await opened('More')
  },
}

export const PlainItems: Story = {
  args: {
    items: [
      { id: 'edit', label: 'Edit', onAction: fn() },
      { id: 'double', label: 'Duplicate', description: 'With all its rounds', onAction: fn() },
      {
        id: 'danger',
        title: 'Danger',
        titleHidden: true,
        items: [
          { id: 'delete', label: 'Delete', icon: <Trash2 />, danger: true, onAction: fn() },
          {
            id: 'end',
            label: 'End now',
            danger: true,
            disabledReason: 'No round has begun.',
            onAction: fn(),
          },
        ],
      },
    ],
  },
}

export const ByKeyboard: Story = {
  args: { defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    flip.mockClear()
    const trigger = canvas.getByRole('button', { name: 'Actions' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const first = await screen.findByRole('menuitem', { name: 'Flip the board' })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(flip).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Report' })).toHaveFocus())
    await userEvent.keyboard('c')
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Copy the moves' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** It is reached, it says why, and nothing happens. */
export const DisabledItemExplains: Story = {
  play: async ({ userEvent }) => {
    analyse.mockClear()
    const item = await screen.findByRole('menuitem', { name: 'Analyse' })
    await expect(item).toHaveAccessibleDescription('After the game is over.')
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(item)
    await userEvent.keyboard('{Enter}')
    await expect(analyse).not.toHaveBeenCalled()
    await expect(screen.getByRole('menu')).toBeVisible()
  },
}

const followed = fn()

export const LinkFollowedByARouter: Story = {
  parameters: { visual: { looksLike: 'design-system-menubutton--by-keyboard' } },
  args: {
    items: [{ id: 'profile', label: 'Profile', href: '#profile', onPress: followed }],
  },
  play: async ({ userEvent }) => {
    followed.mockClear()
    const item = await screen.findByRole('menuitem', { name: 'Profile' })
    await expect(item).toHaveAttribute('href', '#profile')
    await userEvent.click(item)
    await expect(followed).toHaveBeenCalledOnce()
    await expect(window.location.hash).toBe('')
  },
}

/** One of several closes the menu; any of several keep it open. */
export const Choices: Story = {
  render: (args) => <WithChoices {...args} />,
  play: async ({ userEvent }) => {
    const arrows = await screen.findByRole('menuitemcheckbox', { name: 'Arrows' })
    await expect(arrows).not.toBeChecked()
    await userEvent.click(arrows)
    await expect(arrows).toBeChecked()
    const engine = screen.getByRole('menuitemcheckbox', { name: 'Engine' })
    await userEvent.click(engine)
    await expect(engine).not.toBeChecked()
    await expect(screen.getByRole('menuitemradio', { name: 'Walnut' })).toBeChecked()
    await expect(screen.getByRole('menu')).toBeVisible()
  },
}

export const ChoiceClosesTheMenu: Story = {
  render: (args) => <WithChoices {...args} />,
  play: async ({ userEvent, canvas }) => {
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Marble' }))
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await expect(await screen.findByRole('menuitemradio', { name: 'Marble' })).toBeChecked()
  },
}

/** In a dialog the menu lies above it, and only the menu closes. */
export const InADialog: Story = {
  args: { defaultOpen: false },
  render: (args) => (
    <Dialog title="Round 3" defaultOpen>
      <Inline>
        <MenuButton {...args} />
      </Inline>
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    report.mockClear()
    await userEvent.click(await screen.findByRole('button', { name: 'Actions' }))
    const item = await screen.findByRole('menuitem', { name: 'Report' })
    await userEvent.click(item)
    await expect(report).toHaveBeenCalledOnce()
    await expect(screen.getByRole('dialog')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Actions' }))
    await opened('Actions')
  },
}

export const InKazakh: Story = {
  args: {
    label: 'Әрекеттер',
    items: [
      {
        id: 'game',
        title: 'Ойын',
        items: [
          { id: 'flip', label: 'Тақтаны айналдыру', icon: <FlipVertical2 />, onAction: fn() },
          { id: 'copy', label: 'Жүрістерді көшіру', icon: <Copy />, onAction: fn() },
          {
            id: 'analyse',
            label: 'Талдау',
            icon: <Swords />,
            disabledReason: 'Ойын аяқталғаннан кейін қолжетімді.',
            onAction: fn(),
          },
        ],
      },
      {
        id: 'opponent',
        title: 'Қарсылас',
        items: [{ id: 'report', label: 'Шағымдану', icon: <Flag />, danger: true, onAction: fn() }],
      },
    ],
  },
  globals: { locale: 'kz' },
}

export const InRussian: Story = {
  args: {
    label: 'Действия',
    items: [
      {
        id: 'game',
        title: 'Партия',
        items: [
          { id: 'flip', label: 'Перевернуть доску', icon: <FlipVertical2 />, onAction: fn() },
          { id: 'copy', label: 'Скопировать ходы', icon: <Copy />, onAction: fn() },
          {
            id: 'analyse',
            label: 'Анализ',
            icon: <Swords />,
            disabledReason: 'Станет доступен после окончания партии.',
            onAction: fn(),
          },
        ],
      },
      {
        id: 'opponent',
        title: 'Соперник',
        items: [
          { id: 'report', label: 'Пожаловаться', icon: <Flag />, danger: true, onAction: fn() },
        ],
      },
    ],
  },
  globals: { locale: 'ru' },
}

export const LongWords: Story = {
  args: {
    label: longWords.word,
    items: [
      {
        id: 'long',
        title: longWords.sentence,
        items: [
          {
            id: 'one',
            label: `${longWords.word}${longWords.label}`,
            description: longWords.sentence,
            icon: <Copy />,
            shortcut: 'Strg+C',
            onAction: fn(),
          },
          { id: 'two', label: longWords.label, disabledReason: longWords.sentence, onAction: fn() },
        ],
      },
    ],
  },
  parameters: { visual: { claims: 'phone' } },
}

export const RightToLeft: Story = {
  args: {
    label: 'إجراءات',
    items: [
      {
        id: 'game',
        title: 'المباراة',
        items: [
          {
            id: 'flip',
            label: 'اقلب الرقعة',
            icon: <FlipVertical2 />,
            shortcut: 'F',
            onAction: fn(),
          },
          { id: 'report', label: 'إبلاغ', icon: <Flag />, danger: true, onAction: fn() },
        ],
      },
    ],
  },
  globals: { direction: 'rtl' },
}

/** It comes in by a short fade. */
const opened = async (name: string) => {
  const menu = await screen.findByRole('menu', { name })
  await waitFor(() => expect(menu).toBeVisible())
}

function WithChoices(props: MenuButtonProps) {
  const [board, setBoard] = useState('walnut')
  const [shown, setShown] = useState(['coordinates'])
  return (
    <MenuButton
      {...props}
      items={[
        {
          id: 'board',
          title: 'Board',
          choice: 'one',
          selected: board,
          onSelect: setBoard,
          items: [
            { id: 'walnut', label: 'Walnut' },
            { id: 'marble', label: 'Marble' },
            { id: 'aqua', label: 'Aqua', disabledReason: 'For Pro members.' },
          ],
        },
        {
          id: 'shown',
          title: 'Show',
          choice: 'several',
          selected: shown,
          onSelect: setShown,
          items: [
            { id: 'coordinates', label: 'Coordinates' },
            { id: 'arrows', label: 'Arrows' },
            { id: 'engine', label: 'Engine', disabledReason: 'Not in a rated game.' },
          ],
        },
      ]}
    />
  )
}
