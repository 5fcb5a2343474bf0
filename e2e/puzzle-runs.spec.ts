import type { Page, Response } from '@playwright/test'
import { enterAsMember } from './members.ts'
import { expect, expectNoSidewaysScroll, expectNoViolations, type Person, test } from './page.ts'
import { makeMove, solutions, wrongMove } from './puzzle-solutions.ts'

/** A run, as the server tells it. */
interface Run {
  readonly combo: number
  readonly remaining_ms: number | null
  readonly current: {
    readonly number: number
    readonly puzzle: { readonly id: string }
    readonly line: readonly string[]
  } | null
}

/** Opens a run, and follows it by what the server answers. */
async function openRun(page: Page, open: () => Promise<unknown>) {
  const started = page.waitForResponse(
    (response) =>
      response.url().endsWith('/puzzles/runs/') && response.request().method() === 'POST',
  )
  await open()
  const runOf = async (response: Response): Promise<Run> => (await response.json()).run
  let run = await runOf(await started)
  /** Does something that the server answers. */
  const act = async (path: 'move' | 'skip', what: () => Promise<unknown>) => {
    await expectToMove(page)
    const answered = page.waitForResponse((response) => response.url().endsWith(`/${path}/`))
    await what()
    run = await runOf(await answered)
  }
  const make = (uci: string) => act('move', () => makeMove(page, uci))
  return {
    run: () => run,
    /** Solves what is left of a puzzle. @param number which one; nothing when the run is past it */
    solve: async (number = run.current?.number) => {
      if (run.current?.number !== number) return
      const moves = solutions.get(run.current?.puzzle.id ?? '') ?? []
      for (let ply = 1 + (run.current?.line.length ?? 0); ply < moves.length; ply += 2) {
        // oxlint-disable-next-line no-await-in-loop -- one move after the other
        await make(moves[ply] ?? '')
      }
    },
    miss: () => make(wrongMove(run.current?.puzzle.id ?? '')),
    skip: () => act('skip', () => page.keyboard.press('s')),
  }
}

/** It is the reader's turn. */
const expectToMove = (page: Page) =>
  expect(page.getByRole('region', { name: 'Moves' }).getByRole('status')).toContainText(
    /Find the best move|The clock starts/,
  )

/** Buys Pro, so that the day has no limit. */
async function enterAsPro(person: Person, name: string): Promise<Page> {
  const page = await enterAsMember(person, name, { path: '/upgrade-to-pro' })
  await page.getByRole('button', { name: 'Pay $49.99' }).click()
  await page.waitForURL(/\/dev\/payments\//)
  await page.getByRole('button', { name: /Pay by the card 4242/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  return page
}

test('a streak goes on after the browser forgot everything, fails, and shows the best', async ({
  person,
}) => {
  test.slow()
  const page = await enterAsMember(await person(), 'Streaker', { path: '/puzzles' })
  const streak = await openRun(page, () =>
    page.getByRole('link', { name: 'Start a streak' }).click(),
  )
  await expectToMove(page)
  await expectNoViolations(page)
  await streak.solve()
  await streak.skip()
  await streak.solve(2)
  await expect(page.getByRole('button', { name: 'Skip' })).toHaveAttribute('aria-disabled', 'true')

  await page.evaluate(() => localStorage.clear())
  await page.goto('/puzzles')
  const again = await openRun(page, () =>
    page.getByRole('link', { name: 'Continue your streak: 2' }).click(),
  )
  await again.solve()
  await again.miss()
  const end = page.getByRole('region', { name: '3 puzzles solved' })
  await expect(end.getByText('New best')).toBeVisible()
  await expect(end.getByRole('button', { name: 'New streak' })).toBeVisible()
  await expectNoViolations(page)
  await end.getByRole('article').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible()
  await expect(page.getByText('4 of 5')).toBeVisible()
  await page.goBack()
  await expect(end.getByRole('button', { name: 'New streak' })).toBeVisible()
  await page.goto('/puzzles')
  await expect(page.getByText('Best ever: 3, today: 3')).toBeVisible()
})

test('a free member’s run ends with the fifth puzzle of the day', async ({ person }) => {
  test.slow()
  const page = await enterAsMember(await person(), 'Fifth', { path: '/puzzles' })
  const timed = await openRun(page, () => page.getByRole('link', { name: 'Start a run' }).click())
  await expect(page.getByRole('timer')).toHaveText('03:00')
  for (let puzzle = 1; puzzle <= 5; puzzle += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await timed.solve()
  }
  await expect(page.getByRole('heading', { level: 1, name: '5 puzzles solved' })).toBeVisible()
  await expect(
    page.getByRole('heading', { name: 'You’ve reached 5-puzzle daily limit!' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'See Pro' })).toBeVisible()
})

test('a run of three minutes: a bonus for moves in a row, ten seconds for a miss, and its end', async ({
  person,
}) => {
  test.setTimeout(180_000)
  const page = await enterAsPro(await person(), 'Runner')
  const timed = await openRun(page, () => page.goto('/puzzles/run'))
  await expect(page.getByText('The clock starts with your first move.')).toBeVisible()
  await expectNoViolations(page)
  // It is shown for less than a second.
  const bonus = page.getByText('+3 s', { exact: true }).waitFor({ timeout: 60_000 })
  while (timed.run().combo < 5) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await timed.solve()
  }
  await bonus

  await page.getByRole('button', { name: 'Puzzles', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave the run?' })
  await question.getByRole('button', { name: 'Keep solving' }).click()
  await expect(question).toBeHidden()

  const loss = page.getByText('−10 s', { exact: true }).waitFor()
  await timed.miss()
  await loss
  // What is left is let run out, where a miss would come too late.
  while ((timed.run().remaining_ms ?? 0) > 4000) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await timed.miss()
  }
  await expect(page.getByText('Your time is up.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'New run' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Missed puzzles' })).toBeVisible()
  await expectNoViolations(page)
})

for (const path of ['/puzzles/streak', '/puzzles/run']) {
  test(`${path} fits a narrow screen`, async ({ person }) => {
    const narrow = await person({ viewport: { width: 320, height: 640 } })
    const page = await enterAsMember(narrow, 'Narrow', { path })
    await expect(page.getByRole('grid')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectNoViolations(page)
  })
}

test('a visitor is asked to sign in', async ({ page }) => {
  await page.goto('/puzzles/streak')
  await expect(page.getByRole('heading', { name: 'Sign in to start a streak' })).toBeVisible()
})
