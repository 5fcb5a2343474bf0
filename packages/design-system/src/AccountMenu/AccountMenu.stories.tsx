import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Inline } from '../Inline/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { groupLabels, member, visitor } from '../stories/account.ts'
import { localized } from '../stories/localized.tsx'
import { padded } from '../stories/padded.tsx'
import { AccountMenu } from './AccountMenu.tsx'

/**
 * What belongs to oneself, or the ways to sign in. `loading` is for the time before it is known who is there: it holds
 * the place, so that nothing jumps.
 *
 * **Do** name the button with the person, so that somebody who shares a computer knows who is signed in. **Do** say
 * the FIDE status in words; the icon and its colour only repeat it. **Don't** put navigation of the site here.
 *
 * | key | does |
 * | --- | --- |
 * | Enter, Space, Down on the picture | opens the menu at its first entry |
 * | Up, Down, first letters | go through the entries |
 * | Enter | follows the entry |
 * | Esc, Tab | closes the menu, and the focus is on the picture again |
 */
const meta = {
  title: 'AccountMenu',
  component: AccountMenu,
  args: { ...member, groupLabels, defaultOpen: true, onOpenChange: fn() },
  decorators: [
    padded,
    localized,
    (Story) => (
      <Inline justify="end">
        <Story />
      </Inline>
    ),
  ],
  parameters: {
    docs: { story: { inline: false, iframeHeight: 460 } },
  },
} satisfies Meta<typeof AccountMenu>

export default meta
type Story = StoryObj<typeof AccountMenu>

export const Closed: Story = {
  args: { defaultOpen: false },
}

export const Member: Story = {
  parameters: everyLook,
  play: async () => {
    await expect(
      await screen.findByRole('menuitem', { name: 'FIDE ID' }),
    ).toHaveAccessibleDescription('Not connected')
  },
}

export const ProVerified: Story = {
  args: {
    plan: 'Pro',
    subscription: { ...member.subscription, status: 'Pro until 12 May 2027' },
    fideId: { ...member.fideId, status: 'Verified', tone: 'success' },
  },
}

/** A game in progress comes before everything else. */
export const WithAGame: Story = {
  args: {
    ...member,
    game: { label: 'Back to game', href: '/game/Z2FtZS0wMDAx', status: 'Your turn' },
  },
  play: async () => {
    const [first] = await screen.findAllByRole('menuitem')
    await expect(first).toHaveAccessibleName('Back to game')
    await expect(first).toHaveAttribute('href', '/game/Z2FtZS0wMDAx')
  },
}

export const FideUnderReview: Story = {
  args: { fideId: { ...member.fideId, status: 'Under review', tone: 'warning' } },
}

export const FideRefused: Story = {
  args: { fideId: { ...member.fideId, status: 'The name does not match', tone: 'danger' } },
}

export const Visitor: Story = {
  args: { ...visitor },
  play: async ({ userEvent }) => {
    await screen.findByRole('menuitem', { name: 'Sign in' })
    await userEvent.click(screen.getByRole('menuitem', { name: 'Register' }))
    await expect(visitor.register.onPress).toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  },
}

export const VisitorOpen: Story = { args: { ...visitor } }

/** It is not known yet who is there. */
export const Loading: Story = {
  args: { state: 'loading', label: 'Looking who is there' },
}

export const InKazakh: Story = {
  args: {
    label: 'Әйгерім Сатованың тіркелгісі',
    name: 'Әйгерім Сатова',
    plan: 'Pro',
    profile: { ...member.profile, label: 'Бейін' },
    subscription: {
      ...member.subscription,
      label: 'Жазылым',
      status: 'Pro 2027 жылғы 12 мамырға дейін',
    },
    fideId: { ...member.fideId, status: 'Расталған', tone: 'success' },
    settings: { ...member.settings, label: 'Баптаулар' },
    signOut: { ...member.signOut, label: 'Шығу' },
    groupLabels: { account: 'Тіркелгі', session: 'Кіру және шығу' },
  },
  globals: { locale: 'kz' },
}

export const InRussian: Story = {
  args: {
    label: 'Учётная запись: Айгерим Сатова',
    name: 'Айгерим Сатова',
    plan: 'Pro',
    profile: { ...member.profile, label: 'Профиль' },
    subscription: { ...member.subscription, label: 'Подписка', status: 'Pro до 12 мая 2027 г.' },
    fideId: { ...member.fideId, status: 'На проверке', tone: 'warning' },
    settings: { ...member.settings, label: 'Настройки' },
    signOut: { ...member.signOut, label: 'Выйти' },
    groupLabels: { account: 'Учётная запись', session: 'Вход и выход' },
  },
  globals: { locale: 'ru' },
}

export const LongWords: Story = {
  parameters: { visual: { claims: 'phone' } },
  args: {
    name: 'Maximiliane-Alexandrine von Hohenzollern-Sigmaringen',
    detail: 'maximiliane.alexandrine.von.hohenzollern@schachvereinigung.example.org',
    plan: 'Mitgliedschaft',
    fideId: {
      ...member.fideId,
      label: 'Schachverbandsmitgliedsnummer',
      status: 'Schachverbandsmitgliedsnummernüberprüfungsverfahren',
      tone: 'warning',
    },
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const ByKeyboard: Story = {
  args: { defaultOpen: false },
  parameters: { visual: { looksLike: 'design-system-accountmenu--closed' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account of Aigerim Satova' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'FIDE ID' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(member.fideId.onPress).toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())
  },
}
