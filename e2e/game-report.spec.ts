import { enterAsMember } from './members.ts'
import { beginGame, expectStarted, move, playMoves, square } from './online.ts'
import { expect, expectNoViolations, test } from './page.ts'

test.use({ sharesPages: true })

test('a member has a game graded by the server once it is over, and sees the moves by their grades', async ({
  person,
}) => {
  const [white, black, reader] = [await person(), await person(), await person()]
  const id = await beginGame(white, black)
  await expectStarted(white, black)
  const judged: string[] = []
  reader.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const said = String(payload).matchAll(/"MOVE_ANALYZED".*?"absNum":(\d+)/g)
      judged.push(...[...said].map(([, absNum = '']) => absNum))
    }),
  )
  const page = await enterAsMember(reader, 'Aida', { path: `/game/${id}` })
  const analyse = page.getByRole('button', { name: 'Analyse full game' })
  await playMoves(white, black, 'f2f3 e7e5 g2g4')
  await expect(square(page, 'g4')).toHaveAccessibleName(/white pawn/i)
  await expect(analyse).toBeHidden()
  await move(black.page, 'd8h4')

  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await analyse.click()
  const report = page.getByRole('region', { name: 'Review' })
  await expect(analyse).toBeHidden({ timeout: 45_000 })
  const blunder = report.getByRole('button', { name: /2\. g4.*Blunder/ })
  await expect(blunder).toBeVisible({ timeout: 45_000 })
  await expect(report.getByText(/^\d+(\.\d)?%$/)).toHaveCount(2)
  // Each move as it was judged, over the game's line.
  await expect.poll(() => judged, { timeout: 45_000 }).toEqual(['1', '2', '3', '4'])
  await expectNoViolations(page)

  await blunder.click()
  await expect(square(page, 'd8')).toHaveAccessibleName(/black queen/i)
  await expect(square(page, 'g4')).toHaveAccessibleName(/white pawn/i)

  await test.step('a reload shows the report without another analysis', async () => {
    await page.reload()
    await expect(blunder).toBeVisible()
    await expect(analyse).toBeHidden()
    const moves = page.getByRole('list', { name: 'Moves' })
    await expect(moves.getByRole('button', { name: 'g4 Blunder' })).toBeVisible()
  })

  await test.step('the arrow keys, Home and End walk through the game', async () => {
    await expect(page.getByText('Last position', { exact: true })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText('You’re viewing White’s move 2')).toBeVisible()
    await expect(square(page, 'd8')).toHaveAccessibleName(/black queen/i)
    await page.keyboard.press('Home')
    await expect(page.getByText('You’re viewing the starting position')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(square(page, 'f3')).toHaveAccessibleName(/white pawn/i)
    await page.keyboard.press('End')
    await expect(square(page, 'h4')).toHaveAccessibleName(/black queen/i)
  })

  await test.step('a press on the graph, and its keys, choose a position', async () => {
    const graph = report.getByRole('slider', { name: 'Evaluation graph' })
    const { width = 0, height = 0 } = (await graph.boundingBox()) ?? {}
    // The game has four half-moves: a quarter of the way is after the first one.
    await graph.click({ position: { x: width / 4, y: height / 2 } })
    await expect(page.getByText('You’re viewing White’s move 1')).toBeVisible()
    await expect(graph).toHaveAttribute('aria-valuetext', /^1\. f3/)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('You’re viewing Black’s move 1')).toBeVisible()
    await expect(square(page, 'e5')).toHaveAccessibleName(/black pawn/i)
  })

  await test.step('on a phone the board comes into sight, and the focus stays', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await blunder.scrollIntoViewIfNeeded()
    await expect(page.getByRole('grid')).not.toBeInViewport()
    await blunder.click()
    await expect(page.getByRole('grid')).toBeInViewport({ ratio: 0.99 })
    await expect(blunder).toBeFocused()
  })
})
