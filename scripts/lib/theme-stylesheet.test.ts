import { expect, it } from 'vitest'
import { themeStylesheet } from './theme-stylesheet.mjs'

it('sets every variable of the theme where its name stands', () => {
  expect(themeStylesheet('oak', { '--light': '#fff', '--image': 'url("data:a;b")' })).toBe(
    '[data-board-theme="oak"] {\n  --light: #fff;\n  --image: url("data:a;b");\n}\n',
  )
})
