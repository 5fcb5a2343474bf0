import { Button } from '@kingside/design-system/Button'
import { Grid } from '@kingside/design-system/Grid'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { browserFavicon } from '@kingside/design-system/FaviconBadge'
import {
  type FaviconBadgeKind,
  faviconBadgeKinds,
  provideFaviconBadge,
  selectFaviconBadgeView,
} from '@kingside/machines/favicon-badge'
import { faviconBadgeStates as states, snapshotAt } from '@kingside/machines/favicon-badge/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import favicon from '../../../public/favicon.svg?raw'
import { inPage } from '../../stories/in-page.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import { FaviconBadge, type FaviconBadgeProps } from './FaviconBadge.view.tsx'

const view = selectFaviconBadgeView

/** The product’s own icon. */
const icon = `data:image/svg+xml,${encodeURIComponent(favicon)}`

/** The icon of the browser’s tab and its badge; one story for each state of the machine, then the four kinds. */
const meta = {
  component: FaviconBadge,
  title: 'Features/FaviconBadge',
  args: { view: view(states['badged.shown']), icon, title: 'Kingside' },
  decorators: [inPage],
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('canvas:not([data-drawn])')).not.toBeInTheDocument(),
    )
  },
} satisfies Meta<typeof FaviconBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  parameters: {
    state: 'favicon-badge/plain',
    modes: {
      russian: { args: { view: view(states['badged.waiting']) }, globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
  args: { view: view(states.plain) },
}

/** The tab keeps its own icon until the badge is drawn. */
export const BadgedDrawing: Story = {
  parameters: { state: 'favicon-badge/badged.drawing' },
  args: { view: view(states['badged.drawing']) },
}

/** The icon is not there yet; it is looked for again after 100 ms. */
export const BadgedWaiting: Story = {
  parameters: {
    state: 'favicon-badge/badged.waiting',
    visual: { looksLike: 'platform-features-faviconbadge--badged-drawing' },
  },
  args: { view: view(states['badged.waiting']) },
}

/** The middle of the badge is 80 % across and 20 % down. */
export const BadgedShown: Story = {
  parameters: { state: 'favicon-badge/badged.shown' },
}

/** The browser refused to draw; the tab keeps its own icon. */
export const BadgedFailed: Story = {
  parameters: {
    state: 'favicon-badge/badged.failed',
    modes: { kazakh: { globals: { locale: 'kz' } } } satisfies StoryModes<Story>,
  },
  args: { view: view(states['badged.failed']) },
}

/** The page’s own icon comes back. */
export const Restoring: Story = {
  parameters: {
    state: 'favicon-badge/restoring',
    visual: { looksLike: 'platform-features-faviconbadge--plain' },
  },
  args: { view: view(states.restoring) },
}

const shown = (kind: FaviconBadgeKind) => view(snapshotAt({ badged: 'shown' }, kind))

export const Messages: Story = { args: { view: shown('messages') } }
export const Warning: Story = { args: { view: shown('warning') } }
export const Active: Story = {
  parameters: { visual: { looksLike: 'platform-features-faviconbadge--badged-shown' } },
  args: { view: shown('active') },
}
export const Alert: Story = { args: { view: shown('alert') } }

/** Each kind has a colour and a shape. */
export const EveryKind: Story = {
  parameters: { visual: { claims: 'feature' } },
  render: (args) => (
    <Grid column="m" gap={4}>
      {faviconBadgeKinds.map((kind) => (
        <Surface key={kind}>
          <FaviconBadge {...args} view={shown(kind)} />
        </Surface>
      ))}
    </Grid>
  ),
}

/** An icon that cannot be loaded leaves the badge alone. */
export const WithoutIcon: Story = { args: { icon: 'data:image/png;base64,broken' } }

/** The machine with the icon of this page’s tab. */
function makeMachine() {
  const page = browserFavicon({ href: icon })
  const loading = page.loadIcon()
  return provideFaviconBadge({
    drawBadge: async ({ kind }) => {
      if (!loading.isSettled()) return 'loading'
      page.show(loading.icon(), kind)
      return 'drawn'
    },
    restoreIcon: async () => page.restore(),
  })
}

/** The badge with its machine: look at the icon of this tab. */
function Wired(props: FaviconBadgeProps) {
  const [machine] = useState(makeMachine)
  const [snapshot, send] = useMachine(machine)
  useStateMap(snapshot)
  return (
    <Stack gap={6}>
      <FaviconBadge {...props} view={view(snapshot)} />
      <Inline gap={2}>
        {faviconBadgeKinds.map((kind) => (
          <Button
            key={kind}
            type="secondary"
            size="s"
            onPress={() => send({ type: 'badge.set', kind })}
          >
            {kind}
          </Button>
        ))}
        <Button type="ghost" size="s" onPress={() => send({ type: 'badge.reset' })}>
          Reset
        </Button>
      </Inline>
    </Stack>
  )
}

const drawnLinks = () => document.querySelectorAll('link[rel="icon"][href^="data:image/png"]')

/** With its machine: the tab of this page wears the badge, and loses it again. */
export const OnThisTab: Story = {
  render: (args) => <Wired {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'active' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('On the tab'))
    await expect(drawnLinks()).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(drawnLinks()).toHaveLength(0))
    await expect(canvas.getByRole('status')).toHaveTextContent('No badge')
  },
}
