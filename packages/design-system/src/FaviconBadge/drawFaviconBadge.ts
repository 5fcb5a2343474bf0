import { darkTokens } from '../themes/dark/tokens.ts'

/** Kinds of badges: unread messages, a warning, the user's turn, any other alert. */
export const faviconBadgeKinds = ['messages', 'warning', 'active', 'alert'] as const
export type FaviconBadgeKind = (typeof faviconBadgeKinds)[number]

/** Positions and sizes as shares of the icon's side. */
const across = 0.8
const down = 0.2
const reach = 0.2
const gap = 0.05

const { info, warning, success, danger } = darkTokens.color

/** The tab bar may be dark or light, so the badges have colours that are visible on both. */
const colors: Readonly<Record<FaviconBadgeKind, { fill: string; sign: string }>> = {
  messages: { fill: info.solid, sign: info.onSolid },
  warning: { fill: warning.solid, sign: warning.onSolid },
  active: { fill: success.solid, sign: success.onSolid },
  alert: { fill: danger.solid, sign: danger.onSolid },
}

/** The middle and the radius of the badge. */
export interface BadgePlace {
  x: number
  y: number
  radius: number
}

/** Places the badge: 80 % across and 20 % down. */
export function badgePlace(size: number): BadgePlace {
  return { x: size * across, y: size * down, radius: size * reach }
}

/** The canvas methods that are used. */
export type BadgeContext = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'clearRect'
  | 'closePath'
  | 'drawImage'
  | 'fill'
  | 'fillStyle'
  | 'globalCompositeOperation'
  | 'lineTo'
  | 'moveTo'
>

export interface FaviconPicture {
  /** The page's icon; without it only the badge is drawn. */
  icon: CanvasImageSource | undefined
  /** @default 'alert' */
  kind?: FaviconBadgeKind
  /** Side of the canvas in its own pixels. */
  size: number
}

/** Draws an icon with a badge. Each kind has a colour and a shape, so that neither is its only sign. */
export function drawFaviconBadge(
  context: BadgeContext,
  { icon, kind = 'alert', size }: FaviconPicture,
): void {
  const place = badgePlace(size)
  context.clearRect(0, 0, size, size)
  if (icon) context.drawImage(icon, 0, 0, size, size)

  // A transparent ring separates the badge from an icon of any colour.
  context.globalCompositeOperation = 'destination-out'
  disc(context, { ...place, radius: place.radius + size * gap })
  context.globalCompositeOperation = 'source-over'

  context.fillStyle = colors[kind].fill
  shapes[kind](context, place)
  context.fillStyle = colors[kind].sign
  signs[kind](context, place)
}

type Draw = (context: BadgeContext, place: BadgePlace) => void

const disc: Draw = (context, { x, y, radius }) => {
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}

const polygon = (corners: readonly (readonly [number, number])[]): Draw => {
  return (context, { x, y, radius }) => {
    context.beginPath()
    corners.forEach(([right, below], corner) => {
      const point = [x + right * radius, y + below * radius] as const
      if (corner === 0) context.moveTo(...point)
      else context.lineTo(...point)
    })
    context.closePath()
    context.fill()
  }
}

const triangle = polygon([
  [0, -1],
  [1, 0.85],
  [-1, 0.85],
])

/** A speech bubble: a circle with a tail. */
const bubble: Draw = (context, place) => {
  disc(context, { ...place, radius: place.radius * 0.92 })
  polygon([
    [-0.92, 0.05],
    [-0.92, 1],
    [0, 0.9],
  ])(context, place)
}

const bar = (top: number, bottom: number, half: number) =>
  polygon([
    [-half, top],
    [half, top],
    [half, bottom],
    [-half, bottom],
  ])

const exclamation: Draw = (context, place) => {
  bar(-0.6, 0.15, 0.16)(context, place)
  bar(0.38, 0.68, 0.16)(context, place)
}

const smallExclamation: Draw = (context, place) => {
  bar(-0.3, 0.3, 0.13)(context, place)
  bar(0.45, 0.68, 0.13)(context, place)
}

const dots: Draw = (context, { x, y, radius }) => {
  for (const step of [-0.45, 0, 0.45])
    disc(context, { x: x + step * radius, y, radius: radius * 0.15 })
}

/** The user's turn: a play arrow. */
const arrow = polygon([
  [-0.3, -0.5],
  [0.58, 0],
  [-0.3, 0.5],
])

const shapes: Readonly<Record<FaviconBadgeKind, Draw>> = {
  messages: bubble,
  warning: triangle,
  active: disc,
  alert: disc,
}

const signs: Readonly<Record<FaviconBadgeKind, Draw>> = {
  messages: dots,
  warning: smallExclamation,
  active: arrow,
  alert: exclamation,
}
