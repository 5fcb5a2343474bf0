import type { Page } from '@playwright/test'
import { enterAsMember } from './members.ts'
import { expect, expectNoViolations, test } from './page.ts'
import { makeMove } from './puzzle-solutions.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the worker has kept the app. */
const isKept = () =>
  navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated')

const hasPack = async () => (await caches.match('/api/puzzles/pack/')) !== undefined

/** Goes on where the account can't be reached. */
const openAnyway = (page: Page) =>
  page.getByRole('button', { name: 'Continue without signing in' }).click()

/** How it stands, beside the moves. */
const told = (page: Page) => page.getByRole('region', { name: 'Moves' }).getByRole('status')

const castled: Readonly<Record<string, string>> = { 'O-O': 'g', 'O-O-O': 'c' }

/** The move that two hints tell, in UCI notation. */
async function hintedMove(page: Page): Promise<string> {
  await page.keyboard.press('i')
  await expect(told(page)).toContainText(/The move starts on [a-h][1-8]/)
  const [from = ''] = /[a-h][1-8]/.exec(await told(page).innerText()) ?? []
  await page.keyboard.press('i')
  await expect(told(page)).toContainText('The move is')
  const [, san = ''] = /The move is (\S+)\./.exec(await told(page).innerText()) ?? []
  const file = castled[san.replace(/[+#]$/, '')]
  if (file !== undefined) return `${from}${file}${from[1]}`
  const [, to = '', piece = ''] = /([a-h][1-8])(?:=([QRBN]))?[+#]?$/.exec(san) ?? []
  return `${from}${to}${piece.toLowerCase()}`
}

/** Makes the move that hints tell. @returns whether that was the last */
async function moveByHints(page: Page): Promise<boolean> {
  await expect(told(page)).toContainText('Find the best move')
  await makeMove(page, await hintedMove(page))
  await expect(told(page)).toContainText(/Find the best move|Solved with hints/)
  return /Solved with hints/.test(await told(page).innerText())
}

/** Solves the puzzle that is on the board, whichever it is. */
async function solveByHints(page: Page) {
  let isOver = false
  // oxlint-disable-next-line no-await-in-loop -- one move after the other
  while (!isOver) isOver = await moveByHints(page)
}

test('practice goes on without a connection, also after a reload, and counts when it is back', async ({
  person,
}) => {
  const somebody = await person()
  const page = await enterAsMember(somebody, 'Tunnel', { path: '/puzzles' })
  await expect.poll(() => page.evaluate(isKept)).toBe(true)
  await page.reload()
  await expect.poll(() => page.evaluate(hasPack)).toBe(true)

  await somebody.context.setOffline(true)
  await page.getByRole('link', { name: 'Practise', exact: true }).click()
  await solveByHints(page)
  await expect(page.getByText(/^Offline practice/)).toBeVisible()
  await expectNoViolations(page)
  await page.reload()
  await openAnyway(page)
  await solveByHints(page)

  await page.goto('/puzzles')
  await openAnyway(page)
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Practise offline' })).toBeVisible()
  await somebody.context.setOffline(false)
  await expect(page.getByText('0 of 2', { exact: true })).toBeVisible()
})
