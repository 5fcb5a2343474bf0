// The part of every page that knows no board.

/** @import { Adapter, Ply, Setup } from '../page.d.ts' */

/** The length of a move, which every board of an animated row is told. */
export const moveMs = 200

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** After the second frame all that the first one began is drawn. */
const settle = async () => {
  await frame()
  await frame()
}

const moveTime = () => new Promise((resolve) => setTimeout(resolve, moveMs))

/** Elements below a node, those in shadow trees too. @param {ParentNode} root @returns {Element[]} */
const elementsBelow = (root) =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? elementsBelow(element.shadowRoot) : []),
  ])

/** @param {Adapter} adapter */
export function expose(adapter) {
  const stage = document.querySelector('#stage')
  if (!(stage instanceof HTMLElement)) throw new Error('The page has no stage.')
  /** @type {readonly Ply[]} */
  let game = []
  /** @type {readonly Ply[]} */
  let shown = []

  /** Many boards stand at different plies, as many games do. @param {number} first @param {number} boards */
  const pliesFrom = (first, boards) =>
    Array.from({ length: boards }, (_, board) => {
      const ply = game[(first + board * 5) % game.length]
      if (!ply) throw new Error('The page has no game.')
      return ply
    })

  /** @param {number} boards @param {Setup} setup @param {number} ply */
  const mount = (boards, setup, ply) => {
    shown = pliesFrom(ply, boards)
    adapter.mount(stage, shown, setup, ({ from, to }) => {
      const next = game[game.findIndex((one) => one === shown[0]) + 1]
      if (next?.lastMove?.from !== from || next.lastMove.to !== to) return
      shown = [next]
      adapter.show(shown)
    })
  }

  const show = (/** @type {number} */ ply) => {
    shown = pliesFrom(ply, shown.length)
    adapter.show(shown)
  }

  window.bench = {
    settle,
    load(plies) {
      game = plies
    },
    async mount(boards, setup, ply) {
      mount(boards, setup, ply)
      await settle()
    },
    async unmount() {
      adapter.unmount()
      await settle()
    },
    async play(first, plies) {
      for (let ply = first; ply < first + plies; ply += 1) {
        show(ply)
        await settle()
      }
    },
    async playSlowly(first, plies) {
      for (let ply = first; ply < first + plies; ply += 1) {
        show(ply)
        await moveTime()
        await settle()
        await settle()
      }
    },
    async rerender(times) {
      for (let time = 0; time < times; time += 1) {
        adapter.rerender()
        await settle()
      }
    },
    async mountAgain(times) {
      for (let time = 0; time < times; time += 1) {
        mount(1, { playable: true, animated: false }, 0)
        await frame()
        adapter.unmount()
      }
      await settle()
    },
    check() {
      const boxes = [...stage.querySelectorAll('.box')]
      if (boxes.length !== shown.length) throw new Error(`${boxes.length} boxes are there.`)
      boxes.forEach((box, board) => {
        const seen = JSON.stringify(picture(adapter, box))
        const expected = JSON.stringify(sorted(shown[board]?.pieces ?? {}))
        if (seen !== expected) throw new Error(`Board ${board} shows ${seen}, not ${expected}`)
      })
    },
    elements: () =>
      [...stage.querySelectorAll('.box')].reduce((sum, box) => sum + elementsBelow(box).length, 0),
    async countUpdates(first, plies) {
      const added = new Set()
      let records = 0
      const observer = new MutationObserver((list) => {
        records += list.length
        for (const node of list.flatMap((record) => [...record.addedNodes])) {
          if (!(node instanceof Element)) continue
          for (const element of [node, ...elementsBelow(node)]) added.add(element)
        }
      })
      const shadows = elementsBelow(stage).flatMap((element) => element.shadowRoot ?? [])
      for (const root of [stage, ...shadows]) {
        observer.observe(root, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        })
      }
      await window.bench.play(first, plies)
      observer.disconnect()
      return { records, added: added.size }
    },
  }
}

/** @param {Readonly<Record<string, string>>} pieces */
const sorted = (pieces) => Object.entries(pieces).sort(([a], [b]) => (a < b ? -1 : 1))

/** Which piece is seen on which square: where the middle of its element is. @param {Adapter} adapter @param {Element} box */
function picture(adapter, box) {
  const { left, top, width, height } = box.getBoundingClientRect()
  /** @type {Record<string, string>} */
  const pieces = {}
  for (const { element, code } of adapter.piecesIn(box)) {
    const own = element.getBoundingClientRect()
    const column = Math.floor(((own.left + own.width / 2 - left) / width) * 8)
    const row = Math.floor(((own.top + own.height / 2 - top) / height) * 8)
    pieces[`${'abcdefgh'[column]}${8 - row}`] = code
  }
  return sorted(pieces)
}
