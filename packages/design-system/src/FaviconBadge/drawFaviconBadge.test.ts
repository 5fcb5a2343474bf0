import { describe, expect, it } from 'vitest'
import {
  badgePlace,
  drawFaviconBadge,
  faviconBadgeKinds,
  type BadgeContext,
} from './drawFaviconBadge.ts'

/** A canvas that keeps what is done to it. */
const makeContext = () => {
  const fills: { color: unknown; points: number; operation: string }[] = []
  let points = 0
  const discs: [number, number, number][] = []
  const context: BadgeContext = {
    fillStyle: '',
    globalCompositeOperation: 'source-over',
    clearRect: () => {},
    drawImage: () => {},
    beginPath: () => {
      points = 0
    },
    closePath: () => {},
    moveTo: () => {
      points += 1
    },
    lineTo: () => {
      points += 1
    },
    arc: (x, y, radius) => {
      discs.push([x, y, radius])
    },
    fill: () => {
      fills.push({
        color: context.fillStyle,
        points,
        operation: context.globalCompositeOperation,
      })
    },
  }
  return { context, fills, discs }
}

describe('the place of the badge', () => {
  it.each([
    [32, { x: 25.6, y: 6.4, radius: 6.4 }],
    [64, { x: 51.2, y: 12.8, radius: 12.8 }],
  ])('is 80 %% across and 20 %% down an icon of %d px', (size, { x, y, radius }) => {
    const place = badgePlace(size)
    expect(place.x).toBeCloseTo(x)
    expect(place.y).toBeCloseTo(y)
    expect(place.radius).toBeCloseTo(radius)
  })

  it('stays within the icon', () => {
    const { x, y, radius } = badgePlace(100)
    expect(x + radius).toBeLessThanOrEqual(100)
    expect(y - radius).toBeGreaterThanOrEqual(0)
  })
})

describe('the drawn badge', () => {
  it('cuts a ring out of the icon before anything is filled', () => {
    const { context, fills, discs } = makeContext()
    drawFaviconBadge(context, { icon: undefined, size: 100 })
    expect(fills[0]?.operation).toBe('destination-out')
    expect(discs[0]).toEqual([80, 20, 25])
    expect(context.globalCompositeOperation).toBe('source-over')
  })

  it('differs in colour and in shape from every other kind', () => {
    const looks = faviconBadgeKinds.map((kind) => {
      const { context, fills, discs } = makeContext()
      drawFaviconBadge(context, { icon: undefined, kind, size: 100 })
      return {
        color: fills[1]?.color,
        shape: JSON.stringify([fills.map((it) => it.points), discs]),
      }
    })
    expect(new Set(looks.map(({ color }) => color)).size).toBe(faviconBadgeKinds.length)
    expect(new Set(looks.map(({ shape }) => shape)).size).toBe(faviconBadgeKinds.length)
  })

  it('is an alert by default', () => {
    const [asked, unasked] = [{ kind: 'alert' } as const, {}].map((options) => {
      const { context, fills } = makeContext()
      drawFaviconBadge(context, { icon: undefined, size: 100, ...options })
      return fills
    })
    expect(unasked).toEqual(asked)
  })
})
