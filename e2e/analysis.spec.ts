import { readFile } from 'node:fs/promises'
import { type Page } from '@playwright/test'
import { enterAsMember } from './members.ts'
import { beginGame, expectStarted, playMoves, square } from './online.ts'
import {
  changeTheme,
  drag,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  test,
} from './page.ts'

test.use({ sharesPages: true })

const pgn = `[Event "Casual"]
[White "Anna"]
[Black "Boris"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 (2... d6 3. d4 {The Philidor.} exd4 (3... Nf6 4. dxe5) 4. Nxd4) 3. Bb5 a6 1-0`

const endgame = '8/8/8/4k3/8/8/4P3/4K3 w - - 0 1'

const moveButton = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Moves' }).getByRole('button', { name, exact: true })

const expectSelected = (page: Page, name: string) =>
  expect(moveButton(page, name)).toHaveAttribute('aria-current', 'step')

async function paste(page: Page, text: string) {
  const popup = page.getByRole('dialog', { name: 'Open a game or position' })
  if (!(await popup.isVisible())) await page.getByRole('button', { name: 'Open a game' }).click()
  await popup.getByRole('textbox', { name: 'PGN or FEN' }).fill(text)
  await popup.getByRole('button', { name: 'Open', exact: true }).click()
  return popup
}

test('a pasted PGN is shown with its variations, and comes out again as it went in', async ({
  page,
}) => {
  await page.goto('/analysis')
  await expect(page.getByRole('heading', { level: 1, name: 'Analysis board' })).toBeAttached()
  await paste(page, pgn)
  await expectSelected(page, '3… a6')
  await expect(page.getByText('Anna – Boris')).toBeVisible()
  await expect(page.getByText('C70 Ruy Lopez: Morphy Defense')).toBeVisible()
  await expect(page.getByText('The Philidor.')).toBeVisible()

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys.getByText('Previous and next move')).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()

  await moveButton(page, '4. dxe5').click()
  await expectSelected(page, '4. dxe5')
  await expect(square(page, 'e5')).toHaveAccessibleName(/white pawn/i)
  await expect(page.getByText('C41 Philidor Defense')).toBeVisible()

  await page.getByRole('button', { name: 'Edit line' }).click()
  await page.getByRole('menuitem', { name: 'Delete variation' }).click()
  await expect(moveButton(page, '4. dxe5')).toBeHidden()
  await expectSelected(page, '3. d4')
  await page.getByRole('button', { name: 'Edit line' }).click()
  await page.getByRole('menuitem', { name: 'Make main line' }).click()
  await page.getByRole('textbox', { name: 'Comment on 3. d4' }).fill('Better')

  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download PGN' }).click()
  const text = (await readFile(await (await download).path(), 'utf8')).replaceAll(/\s+/g, ' ')
  expect(text).toContain('[White "Anna"]')
  expect(text).toContain('2. Nf3 d6 (2... Nc6 3. Bb5 a6) 3. d4 { Better } 3... exd4 4. Nxd4')
})

test('a bad text is kept, and the reader is told what, where, and how to mend it', async ({
  page,
}) => {
  await page.goto('/analysis')
  await drag(page, 'e2', 'e4')
  const popup = await paste(page, pgn.replace('Nc6', 'Nc3'))
  const field = popup.getByRole('textbox', { name: 'PGN or FEN' })
  await expect(popup).toContainText('Line 6, move 2…: “Nc3”. This move isn’t legal here')
  await expect(field).toHaveValue(/Nc3/)
  await paste(page, '8/8/8/4k3/8/8/8/8 w - - 0 1')
  await expect(popup).toContainText('Each side needs exactly one king.')
  await paste(page, '1. e4 {never ends')
  await expect(popup).toContainText('A comment isn’t closed. Add a } at its end.')
  await popup.getByRole('button', { name: 'Close' }).click()
  await expectSelected(page, '1. e4')
})

test('a file of several games lets one be chosen', async ({ page }) => {
  await page.goto('/analysis')
  await page.getByRole('button', { name: 'Open a game' }).click()
  const popup = page.getByRole('dialog', { name: 'Open a game or position' })
  const chooser = page.waitForEvent('filechooser')
  await popup.getByRole('button', { name: 'Choose a file' }).click()
  await (
    await chooser
  ).setFiles({
    name: 'two.pgn',
    mimeType: 'application/x-chess-pgn',
    buffer: Buffer.from(`${pgn}\n\n[White "Li"]\n[Black "Sato"]\n\n1. d4 d5 *\n`),
  })
  await expect(popup.getByRole('textbox', { name: 'PGN or FEN' })).toHaveValue(/Sato/)
  await popup.getByRole('button', { name: 'Open', exact: true }).click()
  await popup.getByRole('button', { name: /Game/ }).click()
  await page.getByRole('option', { name: 'Li – Sato' }).click()
  await popup.getByRole('button', { name: 'Open', exact: true }).click()
  await expectSelected(page, '1… d5')
})

test('an address sets up a position and plays a line', async ({ page }) => {
  await page.goto(`/analysis?fen=${encodeURIComponent(endgame)}&moves=e1d2,e5d4`)
  await expectSelected(page, '1… Kd4')
  await expect(square(page, 'd2')).toHaveAccessibleName(/white king/i)
  await expect.poll(() => new URL(page.url()).search).toBe('')
})

for (const [query, title] of [
  ['fen=<script>alert(1)</script>', 'The position in this link isn’t valid'],
  ['moves=e2e4,<img src=x>', 'The moves in this link aren’t legal'],
  ['moves=e2e5', 'The moves in this link aren’t legal'],
  ['game=../../etc', 'This link doesn’t point to a game'],
] as const) {
  test(`a hostile address is refused: ${query}`, async ({ page }) => {
    await page.goto('/analysis')
    await drag(page, 'd2', 'd4')
    await expectSelected(page, '1. d4')
    await page.goto(`/analysis?${query}`)
    await expect(page.getByText(title)).toBeVisible()
    await expectSelected(page, '1. d4')
  })
}

test.describe('on a page with a script of the test', () => {
  test.use({ sharesPages: false })
  test('what a browser kept and cannot be read is no danger', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('kingside.analysis-board', '{"version":1,"tree":{"pgn":"<script>"}}'),
    )
    await page.goto('/analysis')
    await expect(page.getByText('Make a move on the board, or open a game.')).toBeVisible()
  })
})

test('the arrow keys walk through the game, and a reload loses nothing', async ({ page }) => {
  await page.goto('/analysis')
  await paste(page, pgn)
  await expectSelected(page, '3… a6')
  for (const [key, name] of [
    ['ArrowLeft', '3. Bb5'],
    ['ArrowLeft', '2… Nc6'],
    ['Home', null],
    ['ArrowRight', '1. e4'],
    ['End', '3… a6'],
    ['ArrowLeft', '3. Bb5'],
  ] as const) {
    await page.keyboard.press(key)
    if (name) await expectSelected(page, name)
    else await expect(page.getByText('The Philidor.')).toBeVisible()
  }
  await drag(page, 'h7', 'h6')
  await expectSelected(page, '3… h6')
  await page.getByRole('button', { name: 'Flip board' }).click()
  await page.reload()
  await expectSelected(page, '3… h6')
  await expect(moveButton(page, '3… a6')).toBeVisible()
  await expect(page.getByRole('gridcell').first()).toHaveAccessibleName(/^h1/)
})

test('the engine shows lines, their moves are played, and the number of lines is chosen', async ({
  page,
}) => {
  test.slow()
  await page.goto('/analysis')
  const engine = page.getByRole('region', { name: 'Analysis' })
  await engine.getByRole('button', { name: 'Analyse' }).click()
  const lines = engine.getByRole('group', { name: 'Engine lines' }).getByRole('listitem')
  await expect(lines).toHaveCount(3, { timeout: 60_000 })
  await expect(lines.first().getByRole('button').first()).toBeVisible({ timeout: 60_000 })
  await engine.getByText('1', { exact: true }).click()
  await expect(lines).toHaveCount(1, { timeout: 60_000 })
  const first = lines.first().getByRole('button').first()
  await expect(first).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('meter', { name: 'Evaluation' })).toHaveAttribute(
    'aria-valuetext',
    /better|Equal/,
  )
  await first.click()
  await expect(
    page.getByRole('region', { name: 'Moves' }).locator('[aria-current="step"]'),
  ).toHaveAccessibleName(/^1\. /)
  await engine.getByRole('button', { name: /Stop|Close/ }).click()
  await expect(engine.getByRole('button', { name: 'Analyse' })).toBeVisible()
})

test('a position is set up by hand', async ({ page }) => {
  await page.goto('/analysis')
  await page.getByRole('button', { name: 'Set up position' }).click()
  await page.getByRole('textbox', { name: 'FEN' }).fill('8/8/8/8/8/8/8/4K3 w - - 0 1')
  await expect(page.getByText('Each side needs exactly one king.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'FEN' }).fill(endgame)
  await page.getByRole('button', { name: 'Analyse this position' }).click()
  await drag(page, 'e1', 'd2')
  await expectSelected(page, '1. Kd2')
})

test.describe('an online game that is over', () => {
  test.use({ expectedErrors: /Failed to load resource/ })
  test('is analysed, and its reader is told who may have every move graded', async ({ person }) => {
    const [white, black] = [await person(), await person()]
    const id = await beginGame(white, black)
    await expectStarted(white, black)
    await playMoves(white, black, 'f2f3 e7e5 g2g4 d8h4')
    await expect(white.page.getByText('You lost', { exact: true })).toBeVisible()
    await white.page.getByRole('button', { name: 'Review', exact: true }).click()
    await white.page.getByRole('link', { name: 'Analysis board' }).click()
    await expectSelected(white.page, '2… Qh4#')
    await expect(white.page).toHaveURL(new RegExp(`/analysis\\?game=${id}$`))

    await white.page.getByRole('button', { name: 'Analyse full game' }).click()
    await expect(white.page.getByText('You can’t analyse this board')).toBeVisible()
  })

  test('has grades for its moves when the server has looked at them', async ({ person }) => {
    const reader = await person()
    await reader.page.route('**/api/online/gaming/g-1/**', (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname.endsWith('/pgn/')) {
        return route.fulfill({ json: { file_name: 'a.pgn', pgn: '1. f3 e5 2. g4 Qh4# 0-1' } })
      }
      return route.fulfill({
        json: route.request().method() === 'POST' ? { ...underWay, analyses_left: 2 } : done,
      })
    })
    const page = await enterAsMember(reader, 'Aida', { path: '/analysis?game=g-1' })
    await page.getByRole('button', { name: 'Analyse full game' }).click()
    const report = page.getByRole('region', { name: 'Full game analysis' })
    await expect(report).toContainText('1 of 5 positions')
    await expect(report.getByText('12.5%')).toBeVisible({ timeout: 30_000 })
    await expect(report).toContainText('Average loss: 4.20 pawns')
    await report.getByRole('button', { name: 'g4 Blunder' }).click()
    await expectSelected(page, '2. g4')
    await page.reload()
    await expect(report.getByText('12.5%')).toBeVisible()
  })
})

const fens = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'rnbqkbnr/pppppppp/8/8/8/5P2/PPPPP1PP/RNBQKBNR b KQkq - 0 1',
  'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2',
  'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2',
  'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3',
]
const grades = [null, 'inaccuracy', 'opening', 'blunder', 'best']
const ucis = [null, 'f2f3', 'e7e5', 'g2g4', 'd8h4']
const plies = fens.map((fen, ply) => ({
  ply,
  uci: ucis[ply],
  analysis: { fen, depth: 12, multipv: [] },
  grade: grades[ply],
  accuracy: grades[ply] === null ? null : 50,
}))
const underWay = {
  status: 'running',
  progress: { done: 1, total: 5 },
  plies: plies.slice(0, 1),
  sides: null,
}
const done = {
  status: 'done',
  progress: { done: 5, total: 5 },
  plies,
  sides: {
    white: { accuracy: 12.5, average_centipawn_loss: 420 },
    black: { accuracy: 99, average_centipawn_loss: 3 },
  },
}

test('no violation in both themes, and no sideways scroll at 360 px', async ({ page }) => {
  test.slow()
  for (const width of [1180, 360]) {
    await page.setViewportSize({ width, height: 780 })
    await page.goto('/analysis')
    await paste(page, pgn)
    await expectSelected(page, '3… a6')
    await expectNoSidewaysScroll(page)
    await expectNoViolations(page)
    await changeTheme(page, 'light')
    await expectNoViolations(page)
    await changeTheme(page, 'dark')
    await page.getByRole('button', { name: 'Set up position' }).click()
    await expectNoSidewaysScroll(page)
    await expectNoViolations(page)
  }
})
