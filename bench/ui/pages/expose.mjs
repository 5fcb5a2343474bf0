import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** @import { ReactNode } from 'react' */
/** @import { Root } from 'react-dom/client' */

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** After the second frame all that the first one began is drawn. */
const settle = async () => {
  await frame()
  await frame()
}

/**
 * Gives the page its work: each kind drawn from nothing, and taken away.
 * @param {Readonly<Record<'table' | 'cards', () => ReactNode>>} works
 */
export function expose(works) {
  /** @type {Root | undefined} */
  let root
  const stage = document.querySelector('#stage')
  if (!(stage instanceof HTMLElement)) throw new Error('The page has no stage.')
  stage.style.display = 'block'
  const ui = {
    /** @param {'table' | 'cards'} kind */
    async mount(kind) {
      const made = createRoot(stage)
      root = made
      flushSync(() => made.render(works[kind]()))
      await settle()
      return stage.textContent.length
    },
    async unmount() {
      root?.unmount()
      root = undefined
      await settle()
    },
  }
  Object.assign(window, { ui, bench: { load() {} } })
}
