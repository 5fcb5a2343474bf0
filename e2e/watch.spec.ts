import { beginGame, playMoves } from './online.ts'
import { expect, expectNoSidewaysScroll, expectNoViolations, squaresOf, test } from './page.ts'

test('somebody finds a live game on a phone, watches its board move, and switches to TV', async ({
  person,
}) => {
  test.slow()
  const [white, black] = [await person(), await person()]
  const { page } = await person({ viewport: { width: 375, height: 740 } })
  const id = await beginGame(white, black, { timeControl: 26 })
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname))
  await page.goto('/')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('link', { name: 'Watch', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Watch' })).toBeVisible()
  const tile = page
    .getByRole('list', { name: 'Live games' })
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/game/${id}"]`) })
  // A full list is read every 10 s.
  await expect(tile).toHaveCount(1, { timeout: 20_000 })
  await playMoves(white, black, 'd2d4 d7d5')
  await expect.poll(() => squaresOf(tile, 'bp')).toContain('d5')
  expect(new Set(sockets)).toEqual(new Set(['/api/ws/lobby/']))
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)

  await page.getByRole('link', { name: 'Watch TV' }).click()
  await expect(page).toHaveURL('/watch/tv')
  await expect(page.getByText('TV: the best game right now')).toBeVisible()
  await expect(page.getByRole('timer').first()).toBeVisible()
  await page.getByRole('link', { name: 'All live games' }).click()
  await expect(page).toHaveURL('/watch')
})
