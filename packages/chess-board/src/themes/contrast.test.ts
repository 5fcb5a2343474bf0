import { describe, expect, it } from 'vitest'
import type { BoardTheme } from './board-theme.ts'
import type { sights } from './color-math.ts'
import { contrast, difference, over } from './color-math.ts'
import { boardThemes } from './themes.generated.ts'

const white = '#ffffff'

type Sight = keyof typeof sights

const sightNames: readonly Sight[] = ['full', 'protanopia', 'deuteranopia', 'tritanopia']
const loaded = await Promise.all(
  Object.entries(boardThemes).map(async ([key, { load }]) => [key, await load()] as const),
)

const squaresOf = (theme: BoardTheme) => [theme.squareLight, theme.squareDark]

describe.each(loaded)('the theme %s', (_, theme) => {
  it('has squares that can be told apart in every kind of sight', () => {
    for (const sight of sightNames) {
      expect(difference(theme.squareLight, theme.squareDark, sight), sight).toBeGreaterThan(0.1)
    }
  })

  it('has coordinates that can be read (4.5), also on the last move (3)', () => {
    for (const [text, square] of [
      [theme.coordinateOnLight, theme.squareLight],
      [theme.coordinateOnDark, theme.squareDark],
    ] as const) {
      expect(contrast(text, square), `${text} on ${square}`).toBeGreaterThanOrEqual(4.5)
      const moved = over(theme.lastMove, square)
      expect(contrast(text, moved), `${text} on the last move, ${moved}`).toBeGreaterThanOrEqual(3)
    }
  })

  it.each(['target', 'premove'] as const)(
    'has a %s mark that stands out (3) on both squares',
    (mark) => {
      for (const square of squaresOf(theme)) {
        const seen = over(theme[mark], square)
        expect(contrast(seen, square), `${seen} on ${square}`).toBeGreaterThanOrEqual(3)
      }
    },
  )

  it('rings the focus in a colour or a white that stands out (3) on both squares', () => {
    for (const square of squaresOf(theme)) {
      const best = Math.max(contrast(theme.focus, square), contrast(white, square))
      expect(best, square).toBeGreaterThanOrEqual(3)
    }
    expect(contrast(theme.focus, white)).toBeGreaterThanOrEqual(3)
  })

  it.each(['lastMove', 'selected', 'hover', 'check'] as const)(
    'has a %s that differs from the bare square in every kind of sight',
    (mark) => {
      for (const square of squaresOf(theme)) {
        for (const sight of sightNames) {
          const seen = over(theme[mark], square)
          const least = mark === 'check' ? 0.08 : 0.04
          expect(difference(seen, square, sight), `${sight}, on ${square}`).toBeGreaterThan(least)
        }
      }
    },
  )

  it('has a check that differs from the last move in every kind of sight', () => {
    for (const square of squaresOf(theme)) {
      for (const sight of sightNames) {
        const marks = [over(theme.check, square), over(theme.lastMove, square)] as const
        expect(difference(...marks, sight), `${sight}, on ${square}`).toBeGreaterThan(0.05)
      }
    }
  })

  it('has drawings (squares at 0.5, arrows at 0.7) that show on both squares', () => {
    for (const color of Object.values(theme.paint)) {
      for (const square of squaresOf(theme)) {
        for (const opacity of [0.5, 0.7]) {
          const seen = over(color, square, opacity)
          expect(difference(seen, square, 'full'), `${color} on ${square}`).toBeGreaterThan(0.06)
        }
      }
    }
  })

  it("has four viewer's colours that can be told apart in every kind of sight", () => {
    const { green, red, blue, yellow } = theme.paint
    const all = [green, red, blue, yellow]
    for (const [index, one] of all.entries()) {
      for (const other of all.slice(index + 1)) {
        for (const sight of sightNames) {
          expect(difference(one, other, sight), `${one}, ${other}: ${sight}`).toBeGreaterThan(0.05)
        }
      }
    }
  })

  it('has pieces whose fill or outline stands out (3) on squares and picker, the last move (2.5)', () => {
    const grounds = [...squaresOf(theme), theme.picker]
    const moved = squaresOf(theme).map((square) => over(theme.lastMove, square))
    for (const { fill, outline } of Object.values(theme.pieces)) {
      const best = (ground: string) => Math.max(contrast(fill, ground), contrast(outline, ground))
      for (const ground of grounds)
        expect(best(ground), `${fill} on ${ground}`).toBeGreaterThanOrEqual(3)
      for (const ground of moved)
        expect(best(ground), `${fill} on ${ground}`).toBeGreaterThanOrEqual(2.5)
    }
  })

  it('has two sides that can be read on one another (4.5) and told apart in every kind of sight, and details that show', () => {
    const { w, b } = theme.pieces
    expect(contrast(w.fill, b.fill)).toBeGreaterThanOrEqual(4.5)
    for (const sight of sightNames)
      expect(difference(w.fill, b.fill, sight), sight).toBeGreaterThan(0.25)
    for (const { fill, detail } of [w, b]) {
      expect(contrast(fill, detail), `${detail} on ${fill}`).toBeGreaterThanOrEqual(3)
    }
  })
})
