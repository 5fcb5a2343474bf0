import { expect, it } from 'vitest'
import { variablesOf } from './api-styles.ts'

it('lists what a page can set: what the sheet reads, and does not set itself', () => {
  const css = `
    :where(:root) { --k-light: #fff; --k-unread: red; }
    .square { background: var(--k-light); color: var(--k-text, var(--k-light)); }
    .piece { --k-slide: 160ms; transition: translate var( --k-slide); }
    @media (prefers-reduced-motion: reduce) { .piece { --k-slide: 0s; } }
  `
  expect(variablesOf(css)).toEqual(['--k-light', '--k-text'])
})
