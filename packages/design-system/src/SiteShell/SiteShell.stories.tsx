import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { AccountMenu, type Account } from '../AccountMenu/index.ts'
import { Heading } from '../Heading/index.ts'
import { MobileNavigation } from '../MobileNavigation/index.ts'
import { NotificationButton } from '../NotificationPanel/index.ts'
import { PreferenceSwitch } from '../PreferenceSwitch/index.ts'
import { SiteFooter, socialNetworks } from '../SiteFooter/index.ts'
import { SiteHeader } from '../SiteHeader/index.ts'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { groupLabels, member, visitor } from '../stories/account.ts'
import { localized } from '../stories/localized.tsx'
import { languages, siteLinks, siteLogo } from '../stories/site.tsx'
import { Text } from '../Text/index.ts'
import { ToastRegion } from '../Toast/index.ts'
import { SiteShell } from './SiteShell.tsx'
import { longWords } from '../stories/longWords.ts'

const theme = (layout: 'compact' | 'row') => (
  <PreferenceSwitch
    preference="theme"
    layout={layout}
    label="Theme"
    names={{ light: 'Light', dark: 'Dark' }}
    value="dark"
    onChange={fn()}
  />
)

const language = (layout: 'compact' | 'row') => (
  <PreferenceSwitch
    preference="language"
    layout={layout}
    label="Language"
    languages={languages}
    value="en"
    onChange={fn()}
  />
)

const headerFor = (account: Account) => (
  <SiteHeader
    logo={siteLogo}
    links={siteLinks()}
    navigationLabel="Main"
    moreLabel="More"
    phoneMenu={false}
    actions={
      <>
        <NotificationButton
          label="Notifications, 1 unread"
          attention
          panel={{
            title: 'Notifications',
            emptyText: 'Nothing has happened yet.',
            unreadLabel: 'Unread:',
            externalLabel: '(opens a new tab)',
            readAllLabel: 'Mark all as read',
            onReadAll: fn(),
            status: 'ready',
            notices: [],
          }}
        />
        <AccountMenu {...account} groupLabels={groupLabels} />
      </>
    }
  />
)

const footer = (
  <SiteFooter
    brand={siteLogo}
    navigationLabel="Further links"
    groups={[
      {
        title: 'Help',
        links: [
          { href: '#support', label: 'Support' },
          { href: '#pricing', label: 'Pricing' },
        ],
      },
      {
        title: 'Product',
        links: [
          { href: '#release-notes', label: 'Release notes' },
          { href: '#api', label: 'API' },
        ],
      },
      {
        title: 'Rules',
        links: [
          { href: '#fair-play', label: 'Fair play policy' },
          { href: '#privacy', label: 'Privacy policy' },
          { href: '#terms', label: 'Terms of use' },
        ],
      },
    ]}
    social={socialNetworks.map((network) => ({
      network,
      href: `https://example.org/${network}`,
      label: `Kingside on ${network}`,
    }))}
    note="© 2026 Kingside"
    preferences={
      <>
        {language('compact')}
        {theme('compact')}
      </>
    }
  />
)

const mobileNavigation = (
  <MobileNavigation
    label="Places"
    links={siteLinks().slice(0, 4)}
    menu={{
      label: 'More',
      title: 'Menu',
      closeLabel: 'Close',
      links: siteLinks(),
      extras: (
        <>
          {language('row')}
          {theme('row')}
        </>
      ),
    }}
  />
)

/**
 * The frame of every page of the product: skip link, header, main part, footer, and a phone's own navigation. For a
 * page that needs none of them, such as an error, use `PageShell`.
 *
 * **Do** give `SiteHeader` no `phoneMenu` where there is a `MobileNavigation`. **Don't** put a second `main` into it.
 *
 * | key | does |
 * | --- | --- |
 * | Tab, from the top | shows the skip link |
 * | Enter on it | goes to the main part |
 */
const meta = {
  title: 'SiteShell',
  component: SiteShell,
  decorators: [localized],
  args: {
    skipLinkText: 'Skip to content',
    header: headerFor(member),
    footer,
    mobileNavigation,
    children: (
      <Stack gap={3}>
        <Heading level={1} size="xl">
          Lobby
        </Heading>
        <Text as="p" tone="muted">
          Find an opponent, or let one find you.
        </Text>
      </Stack>
    ),
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 640 } },
  },
} satisfies Meta<typeof SiteShell>

export default meta
type Story = StoryObj<typeof meta>

export const Member: Story = {
  parameters: everyLook,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

export const Visitor: Story = {
  parameters: {
    visual: { claims: 'phone' },
    modes: { 'right-to-left': { globals: { direction: 'rtl' } } } satisfies StoryModes<Story>,
  },
  args: { header: headerFor(visitor) },
}

export const Starting: Story = {
  args: { header: headerFor({ state: 'loading', label: 'Looking who is there' }) },
}

export const WithoutFooter: Story = { args: { footer: undefined } }

export const Narrow: Story = {
  args: { width: 'narrow' },
}

/** A toast at the lower edge stands above the phone's bar. */
export const ToastAboveTheBar: Story = {
  parameters: { visual: { claims: 'phone' } },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <SiteShell {...args} />
      <ToastRegion
        toasts={[{ toast: joined, source: joined }]}
        label="Messages"
        closeLabel="Close"
        onHold={fn()}
        onRelease={fn()}
        onClick={fn()}
        onClose={fn()}
        onDismiss={fn()}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Places' })
    await expect(bar).toBeVisible()
    const toast = await screen.findByRole('alertdialog')
    await expect(toast.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top)
  },
}

const joined = {
  id: 'joined',
  title: 'You joined the Sunday arena',
  type: 'success',
  container: 'bottomCenter',
} as const

const page = (title: string, text: string) => (
  <Stack gap={3}>
    <Heading level={1} size="xl">
      {title}
    </Heading>
    <Text as="p" tone="muted">
      {text}
    </Text>
  </Stack>
)

const inLanguage = (
  language: 'kz' | 'ru' | 'long',
  [skipLinkText, places, more, title, text]: readonly [string, string, string, string, string],
): Story => ({
  args: {
    skipLinkText,
    footer: undefined,
    header: (
      <SiteHeader
        logo={siteLogo}
        links={siteLinks(language)}
        navigationLabel={places}
        moreLabel={more}
        phoneMenu={false}
      />
    ),
    mobileNavigation: (
      <MobileNavigation
        label={places}
        links={siteLinks(language).slice(0, 4)}
        menu={{ label: more, title: more, closeLabel: more, links: siteLinks(language) }}
      />
    ),
    children: page(title, text),
  },
})

export const InKazakh: Story = {
  ...inLanguage('kz', [
    'Мазмұнға өту',
    'Бөлімдер',
    'Тағы',
    'Лобби',
    'Қарсылас табыңыз немесе оның сізді табуын күтіңіз.',
  ]),
  globals: { locale: 'kz' },
}

export const InRussian: Story = {
  ...inLanguage('ru', [
    'Перейти к содержанию',
    'Разделы',
    'Ещё',
    'Лобби',
    'Найдите соперника, или пусть он найдёт вас.',
  ]),
  globals: { locale: 'ru' },
}

export const LongWords: Story = {
  parameters: { visual: { claims: 'phone' } },
  ...inLanguage('long', [
    longWords.label,
    longWords.word,
    'Weiteres',
    longWords.word,
    longWords.sentence,
  ]),
}
