import { contract } from '@kingside/api'
import { Heading } from '@kingside/design-system/Heading'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { HeaderFailed } from './HeaderFailed.tsx'
import { Shell } from './Shell.view.tsx'

/** Header and footer round every page. */
const { site } = contract.ping.send.example

const meta = {
  component: Shell,
  title: 'Features/Shell',
  args: {
    path: '/lobby',
    theme: 'dark',
    locale: 'en',
    server: 'online',
    site: { ...site, providers: [...site.providers] },
    onThemeChange: fn(),
    onLocaleChange: fn(),
    onNavigate: fn(),
    children: (
      <Stack>
        <Heading level={1}>Page</Heading>
        <Text as="p">The page stands here.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Shell>

export default meta
type Story = StoryObj<typeof meta>

export const Online: Story = {
  parameters: { visual: { claims: 'feature' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use light theme' }))
    await expect(args.onThemeChange).toHaveBeenCalledWith('light')
    await userEvent.click(canvas.getByRole('radio', { name: 'Қазақша' }))
    await expect(args.onLocaleChange).toHaveBeenCalledWith('kz')
    await userEvent.click(canvas.getByRole('link', { name: 'Kingside, home' }))
    await expect(args.onNavigate).toHaveBeenCalledWith('/')
    const current = canvas.getAllByRole('link', { current: 'page' })
    await expect(current[0]).toHaveTextContent('Lobby')
  },
}

export const Connecting: Story = {
  args: { server: 'connecting' },
  parameters: {
    modes: {
      russian: {
        args: { theme: 'light', locale: 'ru', server: 'offline' },
        globals: { locale: 'ru' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Offline: Story = { args: { server: 'offline' } }

const onRetry = fn()

export const ActionsFailed: Story = {
  args: { actions: <HeaderFailed reason="unloaded" onRetry={onRetry} /> },
  play: async ({ canvas }) => {
    onRetry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Reload account menu' }))
    await expect(onRetry).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new Event('online'))
    await expect(onRetry).toHaveBeenCalledTimes(2)
  },
}

/** Inside a messaging app, which has bars of its own: the way home, and what belongs to the user. */
export const Bare: Story = {
  parameters: { visual: { claims: 'phone' } },
  args: { bars: 'slim', actions: <HeaderFailed reason="unloaded" onRetry={fn()} /> },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Kingside, home' }))
    await expect(args.onNavigate).toHaveBeenCalledWith('/')
    await expect(canvas.queryByRole('contentinfo')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}
