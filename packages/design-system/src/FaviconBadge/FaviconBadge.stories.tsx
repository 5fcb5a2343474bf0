import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Inline } from '../Inline/index.ts'
import { Stack } from '../Stack/index.ts'
import { padded } from '../stories/padded.tsx'
import { Text } from '../Text/index.ts'
import { darkTokens } from '../themes/dark/tokens.ts'
import { browserFavicon } from './browserFavicon.ts'
import { drawFaviconBadge, faviconBadgeKinds, type FaviconBadgeKind } from './drawFaviconBadge.ts'
import * as styles from './FaviconBadge.stories.css.ts'
import { everyLook } from '../stories/everyLook.ts'

const { solid, onSolid } = darkTokens.color.brand

/** Stands in for the product's icon: a square with a mark, up to its edges. */
const icon = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${solid}"/><path d="M20 14v36M44 14 22 33l22 17" fill="none" stroke="${onSolid}" stroke-width="8"/></svg>`,
)}`

interface PicturesProps {
  /** The kinds to draw. */
  kinds: readonly FaviconBadgeKind[]
  /** Sides of the pictures in pixels; a tab's is 16 or 32. */
  sizes: readonly number[]
  /** Address of the icon. */
  href?: string
}

/**
 * A badge on the icon of the browser's tab, for players who are in another tab. Four kinds: `messages`, `warning`,
 * `active` (it is your turn) and `alert`, the default; each has a colour and a shape. It stands 80 % across and 20 %
 * down. In the app the machine `favicon-badge` says when it is shown.
 *
 * ```ts
 * const favicon = browserFavicon()
 * const loading = favicon.loadIcon()
 * // when loading.isSettled()
 * favicon.show(loading.icon(), 'active')
 * favicon.restore()
 * ```
 *
 * **Do** reset it when the tab is seen again. **Don't** let it be the only sign: the page says the same in words.
 * It takes no keys.
 */
function Pictures({ kinds, sizes, href = icon }: PicturesProps) {
  return (
    <div className={styles.sheet}>
      {kinds.map((kind) => (
        <div key={kind} className={styles.figure}>
          <div className={styles.tab}>
            {sizes.map((size) => (
              <Picture key={size} kind={kind} size={size} href={href} />
            ))}
          </div>
          <Text size="xs" tone="muted">
            {kind}
          </Text>
        </div>
      ))}
    </div>
  )
}

function Picture({ kind, size, href }: { kind: FaviconBadgeKind; size: number; href: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    const image = document.createElement('img')
    const listening = new AbortController()
    const draw = () => {
      const context = canvas.current?.getContext('2d')
      const loaded = image.naturalWidth > 0 ? image : undefined
      if (context) drawFaviconBadge(context, { icon: loaded, kind, size })
      setDrawn(true)
    }
    image.addEventListener('load', draw, listening)
    image.addEventListener('error', draw, listening)
    image.src = href
    return () => listening.abort()
  }, [kind, size, href])
  return (
    <canvas
      ref={canvas}
      width={size}
      height={size}
      role="img"
      aria-label={`${kind}, ${size}`}
      data-drawn={drawn || undefined}
    />
  )
}

const meta = {
  title: 'FaviconBadge',
  component: Pictures,
  args: { kinds: faviconBadgeKinds, sizes: [192] },
  decorators: [padded],
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('canvas:not([data-drawn])')).not.toBeInTheDocument(),
    )
  },
} satisfies Meta<typeof Pictures>

export default meta
type Story = StoryObj<typeof meta>

/** Drawn large, to see the shapes. */
export const Large: Story = {}

/** As large as in a tab. */
export const InATab: Story = { parameters: everyLook, args: { sizes: [64, 32, 16] } }

export const Messages: Story = { args: { kinds: ['messages'], sizes: [192, 32, 16] } }
export const Warning: Story = { args: { kinds: ['warning'], sizes: [192, 32, 16] } }
export const Active: Story = { args: { kinds: ['active'], sizes: [192, 32, 16] } }
export const Alert: Story = { args: { kinds: ['alert'], sizes: [192, 32, 16] } }

/** An icon that cannot be loaded leaves the badge alone. */
export const WithoutIcon: Story = { args: { href: 'data:image/png;base64,broken' } }

/** The tab of this page wears the badge, and loses it again. */
export const OnThisTab: Story = {
  render: () => <Playground />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'active' }))
    await waitFor(() => expect(drawnLinks()).toHaveLength(1))
    await expect(document.querySelectorAll('link[rel~="icon"]')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(drawnLinks()).toHaveLength(0)
  },
}

const drawnLinks = () => document.querySelectorAll('link[rel="icon"][href^="data:image/png"]')

function Playground() {
  const [favicon] = useState(() => browserFavicon({ href: icon }))
  const [loading] = useState(favicon.loadIcon)
  useEffect(() => favicon.restore, [favicon])
  return (
    <Stack gap={3} align="start">
      <Text as="p" tone="muted">
        Look at the icon of this tab.
      </Text>
      <Inline gap={2}>
        {faviconBadgeKinds.map((kind) => (
          <Button
            key={kind}
            type="secondary"
            size="s"
            onPress={() => favicon.show(loading.icon(), kind)}
          >
            {kind}
          </Button>
        ))}
        <Button type="ghost" size="s" onPress={favicon.restore}>
          Reset
        </Button>
      </Inline>
    </Stack>
  )
}
