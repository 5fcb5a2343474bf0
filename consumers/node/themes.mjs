// Every theme by its name: its module, and the stylesheet that says the same.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { boardThemes, boardThemeStyle } from '@kingside/chess-board/theme'

/** @param {string} path */
const read = (path) =>
  readFileSync(new URL(import.meta.resolve(`@kingside/chess-board/${path}`)), 'utf8')

/** @param {string} css */
const declarations = (css) =>
  Object.fromEntries(
    [...css.matchAll(/^ {2}(--[\w-]+): (.+);$/gm)].map(([, name, value]) => [name, value]),
  )

const keys = Object.keys(boardThemes)
assert.notEqual(keys.length, 0)
for (const key of keys) {
  const { theme } = await import(`@kingside/chess-board/themes/${key}`)
  const css = read(`themes/${key}.css`)
  assert.ok(css.startsWith(`[data-board-theme="${key}"] {`))
  const [style, declared] = [boardThemeStyle(theme), declarations(css)]
  assert.deepEqual(Object.keys(declared), Object.keys(style))
  for (const name of Object.keys(style))
    assert.ok(declared[name] === style[name], `${key}: ${name}`)
}

// The board's own stylesheet has one theme, under which any other wins.
const own = read('styles.css')
assert.equal(own.split('--kingside-board-image:').length, 2)
assert.match(own, /:where\(:root\)\s*\{\s*--kingside-board-image:/)
