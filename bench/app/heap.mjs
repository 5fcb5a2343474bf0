// What one tab holds after many games that follow each other without a reload.
import { joinGame } from './player.mjs'
import { heading, noteRow, row } from './report.mjs'
import { openTable, squaresOf } from './table.mjs'

/** @import { CDPSession, Page } from 'playwright' */
/** @import { Seat } from './player.mjs' */
/** @import { Site } from './site.mjs' */

/** The shortest game there is. */
const foolsMate = ['f2f3', 'e7e5', 'g2g4', 'd8h4']
/** The server lets a player open sixty games a minute. */
const shortestGameMs = 1_200
/** By how much the heap may grow between the first sample and the last. */
const maxGrowth = 0.1

/** @param {Site} site @param {{ games: number, every: number }} options a sample is taken after `every` games */
export async function measureHeap(site, { games, every }) {
  const table = await openTable(site, { reducedMotion: 'reduce' })
  const { page, cdp, black } = table
  let seat = table.rival
  /** @type {{ heap: number, code: number, nodes: number, listeners: number }[]} */
  const samples = []
  heading(`one tab, ${games} games with rematches: after a collection`)
  try {
    await table.sitDown()
    for (let game = 1; game <= games; game += 1) {
      const own = game % 2 === 1 ? 'w' : 'b'
      await Promise.all([playGame(page, seat, own), page.waitForTimeout(shortestGameMs)])
      if (game % every === 0) {
        const sample = await held(cdp)
        samples.push(sample)
        const { heap, code, nodes, listeners } = sample
        noteRow(
          `after ${game} games`,
          `${megabytes(heap)}  of it ${megabytes(code)} compiled code; ${nodes} nodes, ${listeners} listeners`,
        )
      }
      if (game === games) break
      await page.getByRole('button', { name: 'Rematch', exact: true }).click()
      await seat.hear(({ type, state }) => type === 'rematch' && state === 'theirs')
      seat.say({ type: 'rematch', action: 'accept' })
      const { newGameId } = await seat.hear(
        ({ type, state }) => type === 'rematch' && state === 'started',
      )
      const last = seat
      seat = await joinGame(site.origin, black, String(newGameId))
      await page.waitForURL(`**/game/${newGameId}`)
      last.close()
    }
  } finally {
    seat.close()
    await table.close()
  }
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last) return
  /** @param {number} value */
  const percent = (value) => `${(value * 100).toFixed(1)} %`
  /** @param {(sample: (typeof samples)[number]) => number} part */
  const growth = (part) => [Math.max(...samples.map(part)) / part(first) - 1]
  row(
    'most growth since the first sample',
    percent,
    growth(({ heap }) => heap),
    maxGrowth,
  )
  row(
    '  without compiled code',
    percent,
    growth(({ heap, code }) => heap - code),
  )
  row('kept for a game, without compiled code', (value) => `${value.toFixed(1)} KB`, [
    (last.heap - last.code - first.heap + first.code) / 1000 / Math.max(1, games - every),
  ])
}

/** @param {Page} page @param {Seat} rival @param {'w' | 'b'} own */
async function playGame(page, rival, own) {
  for (const [ply, uci] of foolsMate.entries()) {
    if ((ply % 2 === 0) !== (own === 'w')) {
      if (ply === 0) await page.getByText(/^Your opponent.s turn$/).waitFor()
      await rival.untilPlies(ply)
      await rival.play(uci)
      continue
    }
    await page.getByText('Your turn', { exact: true }).waitFor()
    const at = await squaresOf(page, own)
    for (const square of [uci.slice(0, 2), uci.slice(2, 4)]) {
      const { x, y } = at(square)
      await page.mouse.click(x, y)
    }
    await rival.untilPlies(ply + 1)
  }
  await page.getByText('By checkmate', { exact: true }).waitFor()
}

/** @param {CDPSession} cdp */
async function held(cdp) {
  await cdp.send('Performance.enable')
  await cdp.send('HeapProfiler.enable')
  for (let turn = 0; turn < 3; turn += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  /** @param {string} name */
  const valueOf = (name) => metrics.find((metric) => metric.name === name)?.value ?? NaN
  return {
    heap: valueOf('JSHeapUsedSize'),
    code: await compiledCode(cdp),
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
  }
}

/**
 * What the browser has compiled and learned about the code: it grows with use, up to the amount of code there is, and
 * nothing that the app does frees it.
 * @param {CDPSession} cdp
 */
async function compiledCode(cdp) {
  /** @type {string[]} */
  const chunks = []
  /** @param {{ chunk: string }} part */
  const keep = ({ chunk }) => chunks.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', keep)
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  cdp.off('HeapProfiler.addHeapSnapshotChunk', keep)
  /** @type {{ snapshot: { meta: { node_fields: string[], node_types: string[][] } }, nodes: number[] }} */
  const { snapshot, nodes } = JSON.parse(chunks.join(''))
  const { node_fields: fields, node_types: types } = snapshot.meta
  const code = types[0]?.indexOf('code') ?? -1
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let sum = 0
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (nodes[at + type] === code) sum += nodes[at + size] ?? 0
  }
  return sum
}

/** @param {number} bytes */
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`
