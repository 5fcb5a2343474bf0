import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { PreferenceSwitch } from '../PreferenceSwitch/index.ts'
import { Select } from '../Select/index.ts'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { languages, siteLinks, siteLogo } from '../stories/site.tsx'
import { SiteHeader } from '../SiteHeader/index.ts'
import { SiteShell } from '../SiteShell/index.ts'
import { Text } from '../Text/index.ts'
import { MobileNavigation, type MobileNavigationProps } from './MobileNavigation.tsx'

const inTheBar = ['/lobby', '/puzzles', '/players', '/watch']

const barLinks = (language: Parameters<typeof siteLinks>[0] = 'en') =>
  siteLinks(language).filter(({ href }) => inTheBar.includes(href))

const extras = (language: string, theme: string, light: string, dark: string) => (
  <>
    <PreferenceSwitch
      preference="language"
      layout="row"
      label={language}
      languages={languages}
      value="en"
      onChange={fn()}
    />
    <PreferenceSwitch
      preference="theme"
      layout="row"
      label={theme}
      names={{ light, dark }}
      value="dark"
      onChange={fn()}
    />
  </>
)

/** A page around it, because the bar stays at the lower edge of one. */
function OnAPage({ lines = 8, ...props }: MobileNavigationProps & { lines?: number }) {
  return (
    <SiteShell
      skipLinkText="Skip to content"
      header={
        <SiteHeader
          logo={siteLogo}
          links={siteLinks()}
          navigationLabel="Main"
          moreLabel="More"
          phoneMenu={false}
        />
      }
      mobileNavigation={<MobileNavigation {...props} />}
    >
      <Stack gap={2}>
        {Array.from({ length: lines }, (_, line) => (
          <Text key={line} as="p" tone="muted">{`Line ${line + 1}`}</Text>
        ))}
      </Stack>
    </SiteShell>
  )
}

const menu = {
  label: 'More',
  title: 'Menu',
  closeLabel: 'Close',
  links: siteLinks(),
  extras: extras('Language', 'Theme', 'Light', 'Dark'),
}

/**
 * The navigation of the phone layout, up to 768 px: a bar in reach of the thumb, and a drawer with everything else.
 * Above that it is not there; `SiteHeader` then shows the links.
 *
 * **Do** put the two to four places that players go to most into the bar. **Do** give every place again in the drawer.
 * **Don't** put actions into the bar: it leads to places. **Don't** write labels of several words; what does not fit
 * is cut.
 *
 * | key | does |
 * | --- | --- |
 * | Tab | goes through the bar |
 * | Enter, Space on the last button | opens the drawer; Tab stays in it |
 * | Esc | closes the drawer, and the focus is on the button again |
 */
const meta = {
  title: 'MobileNavigation',
  component: MobileNavigation,
  args: { label: 'Places', links: barLinks(), menu },
  render: (args) => <OnAPage {...args} />,
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 640 } },
  },
} satisfies Meta<typeof MobileNavigation>

export default meta
type Story = StoryObj<typeof meta>

export const Bar: Story = {
  parameters: {
    visual: { claims: 'phone' },
    modes: {
      kazakh: {
        args: {
          links: barLinks('kz'),
          menu: {
            label: 'Тағы',
            title: 'Мәзір',
            closeLabel: 'Жабу',
            links: siteLinks('kz'),
            extras: extras('Тіл', 'Безендіру', 'Ашық', 'Қараңғы'),
          },
          defaultOpen: true,
        },
        globals: { locale: 'kz' },
        claims: 'phone',
      },
      'right-to-left': {
        args: { defaultOpen: true },
        globals: { direction: 'rtl' },
        claims: 'phone',
      },
    } satisfies StoryModes<Story>,
  },
}

/** The page scrolls behind it. */
export const StaysInReach: Story = {
  render: (args) => <OnAPage {...args} lines={60} />,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Places' })
    await expect(bar).toBeVisible()
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight)
  },
}

export const WithAttention: Story = {
  parameters: { visual: { claims: 'phone-only' } },
  args: {
    links: barLinks().map((link) =>
      link.href === '/lobby' ? { ...link, attention: 'Your turn in 2 games' } : link,
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /Lobby\s*Your turn in 2 games/ }),
    ).toBeInTheDocument()
  },
}

export const DrawerOpen: Story = {
  parameters: everyLook,
  args: { defaultOpen: true },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument()
  },
}

export const DrawerByKeyboard: Story = {
  parameters: { visual: { looksLike: 'design-system-mobilenavigation--bar' } },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More' })
    more.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(drawer).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(more).toHaveFocus())
  },
}

/** A list opens inside the drawer: it can be pressed, and Esc closes it alone. */
export const ListInTheDrawer: Story = {
  parameters: { visual: { claims: 'phone' } },
  args: {
    menu: {
      ...menu,
      extras: (
        <Select
          label="Board"
          texts={{ placeholder: 'Choose a board', empty: 'There is no board' }}
          options={[
            { value: 'wood', label: 'Wood' },
            { value: 'slate', label: 'Slate' },
          ]}
          defaultValue="wood"
        />
      ),
    },
    defaultOpen: true,
  },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
    const board = drawer.getByRole('button', { name: /Board/ })
    await userEvent.click(board)
    await userEvent.click(await drawer.findByRole('option', { name: 'Slate' }))
    await waitFor(() => expect(drawer.queryByRole('option')).not.toBeInTheDocument())
    await expect(board).toHaveTextContent('Slate')
    await userEvent.click(board)
    await drawer.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(drawer.queryByRole('listbox')).not.toBeInTheDocument())
    await expect(screen.getByRole('dialog', { name: 'Menu' })).toBeInTheDocument()
  },
}

/** A router takes the link over, and the drawer closes. */
export const DrawerLeadsOn: Story = {
  parameters: { visual: { looksLike: 'design-system-mobilenavigation--bar' } },
  args: { defaultOpen: true },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Coaches' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const InRussian: Story = {
  parameters: { visual: { claims: 'phone-only' } },
  args: {
    links: barLinks('ru'),
    menu: {
      label: 'Ещё',
      title: 'Меню',
      closeLabel: 'Закрыть',
      links: siteLinks('ru'),
      extras: extras('Язык', 'Оформление', 'Светлое', 'Тёмное'),
    },
  },
  globals: { locale: 'ru' },
}

export const LongWords: Story = {
  parameters: { visual: { claims: 'phone-only' } },
  args: { links: barLinks('long'), menu: { ...menu, links: siteLinks('long'), label: 'Weiteres' } },
}

export const LongWordsInTheDrawer: Story = {
  parameters: { visual: { claims: 'phone' } },
  args: { ...LongWords.args, defaultOpen: true },
}
