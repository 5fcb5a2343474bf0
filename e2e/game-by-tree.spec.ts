import type { Page } from '@playwright/test'
import { call, enterLobby } from './online.ts'
import { expect, test } from './page.ts'

test.use({ sharesPages: true })

/** One that no other test's challenge has: whatever else is open in the lobby meanwhile is not this one. */
const timeControl = { id: 20, name: '25+10' } as const

/** What a screen reader finds on the page: roles, names and texts. */
const told = (page: Page) => page.getByRole('main').ariaSnapshot()

/** Goes to a square by what it is called, and activates it. @param name such as “f2, white pawn” */
const activate = (page: Page, name: RegExp) => page.getByRole('gridcell', { name }).press('Enter')

test('a game through the accessibility tree alone: begun, played to mate, and begun again', async ({
  person,
}) => {
  const [white, black] = [await person(), await person()]
  await Promise.all([white, black].map(({ page }) => enterLobby(page, '/lobby')))
  await call(white.page, 'POST', 'online/challenges/short/', {
    desired_color: 'white',
    rating_type: 'non-rated',
    time_control_id: timeControl.id,
  })
  await black.page
    .getByRole('listitem')
    .filter({ hasText: timeControl.name })
    .getByRole('button', { name: /^Accept/ })
    .press('Enter')
  for (const { page } of [white, black]) {
    await expect(page).toHaveURL(/\/game\//, { timeout: 20_000 })
    await expect(page.getByRole('grid')).toBeVisible()
  }

  await expect.poll(() => told(white.page)).toContain('Your turn')
  const moves = [
    [white.page, black.page, /^f2, white pawn/, /^f3/, /^f3, white pawn/],
    [black.page, white.page, /^e7, black pawn/, /^e5/, /^e5, black pawn/],
    [white.page, black.page, /^g2, white pawn/, /^g4/, /^g4, white pawn/],
    [black.page, white.page, /^d8, black queen/, /^h4/, /^h4, black queen/],
  ] as const
  for (const [mover, other, from, to, arrived] of moves) {
    await activate(mover, from)
    await activate(mover, to)
    await expect(other.getByRole('gridcell', { name: arrived })).toBeAttached()
  }
  await expect.poll(() => told(black.page)).toMatch(/You won[\s\S]*By checkmate/)
  await expect.poll(() => told(white.page)).toMatch(/You lost[\s\S]*By checkmate/)

  const over = white.page.url()
  await white.page.getByRole('button', { name: 'Rematch' }).press('Enter')
  await black.page.getByRole('button', { name: 'Accept' }).press('Enter')
  await expect.poll(() => white.page.url()).not.toBe(over)
  await expect.poll(() => told(black.page)).toContain('Your turn')
})
