import type { Page } from '@playwright/test'
import { leaveWelcome, expectMember } from './accounts.ts'
import { enterAsMember, signInBehind } from './members.ts'
import { expectStarted, playMoves } from './online.ts'
import { operate } from './operator.ts'
import { choose, chooseOptions, expect, type Person, pressTime, test, tileOf } from './page.ts'

test.use({ sharesPages: true })

/** A game of two that White loses by mate; then both see both new ratings, and a reload shows the same. */
async function playToMate(white: Person, black: Person): Promise<void> {
  await expect(white.page).toHaveURL(/\/game\/[\w-]+$/)
  await expect(black.page).toHaveURL(white.page.url())
  await expectStarted(white, black)
  for (const { page } of [white, black]) {
    await expect(page.getByText('Offer draw')).toBeVisible()
    // What counts is not taken back.
    await expect(page.getByRole('button', { name: /takeback/ })).toHaveCount(0)
  }
  const stakes = { white: await stakesOf(white.page), black: await stakesOf(black.page) }
  await playMoves(white, black, 'f2f3 e7e5 g2g4 d8h4')
  await expect(white.page.getByText('You lost', { exact: true })).toBeVisible()
  await expect(black.page.getByText('You won', { exact: true })).toBeVisible()
  const shown = await ratingsOf(white.page)
  expect(shown.won - 1200).toBe(1200 - shown.lost)
  expect(shown).toEqual({ won: 1200 + stakes.black.win, lost: 1200 + stakes.white.loss })
  expect(await ratingsOf(black.page)).toEqual(shown)
  await white.page.reload()
  expect(await ratingsOf(white.page)).toEqual(shown)
}

/** What a player was told before the end that it would change. */
async function stakesOf(page: Page) {
  const form = /^W (\+\d+) · D \S+ · L (-\d+)$/
  const [, win, loss] = form.exec((await page.getByText(form).textContent()) ?? '') ?? []
  return { win: Number(win), loss: Number(loss) }
}

/** What the winner and the loser are rated now, with what the game did to both. */
async function ratingsOf(page: Page) {
  const changeOf = async (form: RegExp) => {
    const text = page.getByText(form)
    await expect(text).toBeVisible()
    const [, after, change] = form.exec((await text.textContent()) ?? '') ?? []
    expect(Number(after) - Number(change)).toBe(1200)
    return Number(after)
  }
  return { won: await changeOf(/(\d+) \((\+\d+)\)/), lost: await changeOf(/(\d+) \((-\d+)\)/) }
}

test('two members who search for a rated game play it to mate, and both are rated anew, once', async ({
  person,
}) => {
  const [white, black] = [await person(), await person()]
  await enterAsMember(white, 'searching')
  await enterAsMember(black, 'found')
  for (const [{ page }, color] of [
    [white, 'White'],
    [black, 'Black'],
  ] as const) {
    await chooseOptions(page, 'Rated', color)
    await pressTime(page, '15+10')
  }
  await playToMate(white, black)

  // Their ratings are far apart now; in an unrated search, as it comes, all count as 1200.
  for (const { page } of [white, black]) {
    await page.goto('/')
    await chooseOptions(page, 'Unrated')
  }
  const answered = white.page.waitForResponse('**/online/request/')
  await pressTime(white.page, '3+1')
  expect(await (await answered).json()).toMatchObject({ status: 'searching' })
  // The second is told of the game by the lobby, sometimes before the answer, for which it then waits no longer.
  await pressTime(black.page, '3+1')
  await expect(white.page).toHaveURL(/\/game\/[\w-]+$/)
  await expect(black.page).toHaveURL(white.page.url())
})

test('a member who takes up an invitation to a rated game plays it for the rating', async ({
  person,
}) => {
  const [white, black] = [await person(), await person()]
  const page = await enterAsMember(white, 'inviting', { path: '/lobby' })
  await page.goto('/lobby?popup=challenge')
  const popup = page.getByRole('dialog', { name: 'Challenge a player' })
  await popup.getByRole('tab', { name: 'By invite' }).click()
  await choose(page, 'Rated')
  await choose(page, 'White')
  await popup.getByRole('button', { name: 'Create invite' }).click()
  await popup.getByRole('button', { name: 'Share link' }).click()
  const link = await page.getByRole('textbox', { name: 'Link to your invite' }).inputValue()
  await enterAsMember(black, 'invited', { path: '/lobby' })
  await black.page.goto(link)
  await black.page.getByRole('button', { name: 'Accept' }).click()
  await playToMate(white, black)

  // The next opponent is one press away: the same game is searched for.
  await page.getByRole('button', { name: 'New opponent' }).click()
  await expect(page).toHaveURL('/')
  const search = page.getByRole('group', { name: 'Play a game' })
  await expect(search.getByText('Looking for an opponent…')).toBeVisible()
  await expect(search.getByText('Rated · Any colour')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel search' }).click()
  await expect(tileOf(page, '3 min')).toBeVisible()
})

test('two members at 1800 and 1750 who search as it comes meet within 5 s', async ({ person }) => {
  const pair = await Promise.all(
    [1800, 1750].map(async (rating) => {
      const { page } = await person()
      const player = await signInBehind(page, `rated-${rating}`)
      await operate(page.request, 'ratings', { player, board_type: 'blitz', rating })
      await page.goto('/')
      await leaveWelcome(page)
      await expectMember(page)
      await expect(tileOf(page, '3 min')).toBeVisible()
      return page
    }),
  )
  // Nobody has chosen any option: what is searched for is what the page begins with.
  for (const page of pair) await pressTime(page, '3 min')
  const [one, other] = pair.map((page) =>
    expect(page).toHaveURL(/\/game\/[\w-]+$/, { timeout: 5_000 }),
  )
  await Promise.all([one, other])
  expect(new Set(pair.map((page) => page.url())).size).toBe(1)
  for (const page of pair) {
    await expect(
      page
        .getByRole('main')
        .getByText(/\b1800\?$/)
        .first(),
    ).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByText(/\b1750\?$/)
        .first(),
    ).toBeVisible()
  }
})
