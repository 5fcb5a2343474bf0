import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogIn } from 'lucide-react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { PreferenceSwitch } from '../PreferenceSwitch/index.ts'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { localized } from '../stories/localized.tsx'
import { languages, siteLinks, siteLogo } from '../stories/site.tsx'
import { Text } from '../Text/index.ts'
import { loadMoreLinks } from './LazyMoreLinks.tsx'
import { SiteHeader, siteWidths } from './SiteHeader.tsx'

const actions = (signIn: string) => (
  <Button size="s" icon={<LogIn />}>
    {signIn}
  </Button>
)

/**
 * The top of every page. Links without room go behind one button, the last ones first; it is marked when the open
 * page is among them. In right-to-left languages it is mirrored.
 *
 * **Do** put the most wanted links first. **Do** keep actions to two or three. **Don't** put the account among the
 * links. **Don't** set `current` on more than one link.
 *
 * | key | does |
 * | --- | --- |
 * | Tab | goes through the links, then to the button with the others |
 * | Enter, Space on the button | shows the others; Tab goes through them |
 * | Esc | closes them, and the focus is on the button again |
 */
const meta = {
  title: 'SiteHeader',
  component: SiteHeader,
  loaders: [loadMoreLinks],
  argTypes: { width: { control: 'select', options: siteWidths } },
  decorators: [localized],
  args: {
    logo: siteLogo,
    links: siteLinks(),
    navigationLabel: 'Main',
    moreLabel: 'More',
    actions: actions('Sign in'),
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 420 } },
  },
} satisfies Meta<typeof SiteHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: everyLook,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lobby' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

/** Nine links and three actions do not fit into 1180 px in every language. */
export const WithManyActions: Story = {
  args: {
    actions: (
      <>
        <PreferenceSwitch
          preference="language"
          label="Language"
          languages={languages}
          value="en"
          onChange={fn()}
        />
        <PreferenceSwitch
          preference="theme"
          label="Theme"
          names={{ light: 'Light', dark: 'Dark' }}
          value="dark"
          onChange={fn()}
        />
        {actions('Sign in')}
      </>
    ),
  },
  parameters: {
    modes: {
      kazakh: {
        args: {
          links: siteLinks('kz'),
          navigationLabel: 'Негізгі',
          moreLabel: 'Тағы',
          actions: actions('Кіру'),
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          links: siteLinks('ru'),
          navigationLabel: 'Основное меню',
          moreLabel: 'Ещё',
          actions: actions('Войти'),
        },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: { links: siteLinks('long'), moreLabel: 'Weiteres', actions: actions('Anmelden') },
        claims: 'phone',
      },
      'right-to-left': { globals: { direction: 'rtl' } },
    } satisfies StoryModes<Story>,
  },
}

/** The open page is behind the button, so the button is marked. */
export const CurrentIsHidden: Story = {
  args: { ...WithManyActions.args, links: siteLinks('en', '/coaches') },
}

const withPress = siteLinks('en', '/coaches').map((link) => ({ ...link, onPress: fn() }))

export const MoreOpen: Story = {
  args: { ...WithManyActions.args, links: withPress },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More' })
    await userEvent.click(more)
    await screen.findByRole('dialog', { name: 'More' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(more).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const open = await screen.findByRole('dialog', { name: 'More' })
    const coaches = screen.getByRole('link', { name: 'Coaches' })
    await expect(open).toContainElement(coaches)
    await expect(coaches).toHaveAttribute('aria-current', 'page')
  },
}

/** A router takes the link over, and the list closes. */
export const MoreLeadsOn: Story = {
  args: { ...WithManyActions.args, links: withPress },
  parameters: { visual: { looksLike: 'design-system-siteheader--current-is-hidden' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Coaches' }))
    await expect(withPress.at(-1)?.onPress).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** Every link is reached, by itself or behind the button. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: { visual: { looksLike: 'design-system-siteheader--default' } },
  play: async ({ canvas, userEvent, args }) => {
    const button = await canvas.findByRole('button', { name: 'More' })
    const shown = canvas
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
      .filter((text) => text !== 'Kingside')
    await userEvent.click(button)
    const more = await screen.findByRole('dialog', { name: 'More' })
    const hidden = within(more)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
    await expect([...shown, ...hidden]).toEqual(args.links.map(({ label }) => label))
  },
}

export const WithoutPhoneMenu: Story = {
  parameters: { visual: { claims: 'phone-only' } },
  args: { phoneMenu: false },
}

export const WithoutActions: Story = {
  parameters: { visual: { claims: 'phone' } },
  args: { actions: undefined },
}

export const Sticky: Story = {
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <Stack gap={2}>
        {Array.from({ length: 60 }, (_, line) => (
          <Text key={line} as="p" tone="muted">{`Line ${line + 1}`}</Text>
        ))}
      </Stack>
    </>
  ),
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner')
    window.scrollTo(0, 400)
    await waitFor(() => expect(header.getBoundingClientRect().top).toBe(0))
    window.scrollTo(0, 0)
  },
}
