// From a fresh clone to Stockfish's first reply on the board: `npm run bench:first-move`.
// Clones this repository's HEAD, runs `npm start` in the clone, plays e2e4 in Chromium.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { chromiumFlags, chromiumPath } from '../scripts/lib/chromium.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const clone = mkdtempSync(join(tmpdir(), 'kingside-first-move-'))
const port = 4390
const start = performance.now()
/** @param {string} step */
const log = (step) =>
  console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${step}`)

execFileSync('git', ['clone', '--quiet', root, clone])
log('cloned')
const server = spawn('npm', ['start', '--', '--port', String(port)], {
  cwd: clone,
  detached: true,
  stdio: ['ignore', 'pipe', 'inherit'],
})
const executablePath = chromiumPath()
try {
  for await (const line of createInterface({ input: server.stdout })) {
    log(line)
    if (line.startsWith('Kingside is ready')) break
  }
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath && { executablePath }),
  })
  const page = await browser.newPage()
  await page.goto(`http://localhost:${port}/`)
  await page.getByRole('button', { name: 'Start game' }).click()
  log('game begun')
  await page.getByText('Your turn', { exact: true }).waitFor()
  log('engine ready')
  await page.getByRole('gridcell', { name: /^e2/ }).focus()
  for (const key of ['Enter', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
  await page.getByRole('list', { name: 'Moves' }).getByText(/^\w+$/).nth(1).waitFor()
  log('Stockfish has replied')
  await browser.close()
} finally {
  if (server.pid) process.kill(-server.pid, 'SIGTERM')
  rmSync(clone, { recursive: true, force: true })
}
