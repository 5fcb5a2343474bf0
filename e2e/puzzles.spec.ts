import type { Page } from '@playwright/test'
import { enterAsMember } from './members.ts'
import { drag, expect, expectNoSidewaysScroll, expectNoViolations, test } from './page.ts'
import { makeMove, solutions, wrongMove } from './puzzle-solutions.ts'

/** Notes the puzzle that is on the page, as the server gave it. */
function watchPuzzles(page: Page) {
  let solution: readonly string[] = []
  let id = ''
  page.on('response', async (response) => {
    if (!/\/puzzles\/(?:next|daily)\//.test(response.url()) || !response.ok()) return
    const { attempt } = await response.json()
    id = attempt.puzzle.id
    solution = solutions.get(id) ?? []
  })
  return Object.assign(() => solution, { id: () => id })
}

/** How it stands, beside the moves. */
const told = (page: Page) => page.getByRole('region', { name: 'Moves' }).getByRole('status')

/** The opponent has moved: the reader is asked. */
const expectToMove = (page: Page) =>
  expect(told(page)).toContainText(/Find the best move|The move (?:is|starts)/)

/** Plays the solution to its end. */
async function solve(page: Page, moves: readonly string[]) {
  for (let ply = 1; ply < moves.length; ply += 2) {
    const uci = moves[ply] ?? ''
    // oxlint-disable-next-line no-await-in-loop -- one move after the other
    await expectToMove(page)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await makeMove(page, uci)
  }
}

test('a member solves, fails, takes a hint, and comes to the limit of the day', async ({
  person,
}) => {
  test.slow()
  const page = await enterAsMember(await person(), 'Solver', { path: '/puzzles' })
  await expectNoViolations(page)
  const solution = watchPuzzles(page)
  await page.getByRole('link', { name: 'Solve puzzles' }).click()
  await expectToMove(page)
  await expectNoViolations(page)
  await solve(page, solution())
  await expect(page.getByText(/Your rating: 1\d{3} \(\+\d+\)/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next puzzle' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectToMove(page)
  await expect(page.getByText('1 of 5')).toBeVisible()

  await page.keyboard.press('i')
  await expect(page.getByText(/The move starts on/)).toBeVisible()
  await page.keyboard.press('i')
  await expect(page.getByText(/The move is/)).toBeVisible()
  await solve(page, solution())
  await expect(told(page)).toContainText('Solved with hints')
  for (let puzzle = 3; puzzle <= 5; puzzle += 1) {
    await page.getByRole('button', { name: 'Next puzzle' }).click()
    await expectToMove(page)
    if (puzzle === 3) {
      await makeMove(page, wrongMove(solution.id()))
      await expect(told(page)).toContainText('Wrong move!')
      continue
    }
    await page.keyboard.press('i')
    await expect(page.getByText(/The move starts on/)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Next puzzle' }).click()
  await expect(
    page.getByRole('heading', { name: 'You’ve reached 5-puzzle daily limit!' }),
  ).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Back to puzzles' }).click()
  await expect(page.getByText('5 of 5')).toBeVisible()
})

test('the home page leads to the puzzle of the day, and knows when it is solved', async ({
  person,
}) => {
  const { page } = await person({ viewport: { width: 375, height: 740 } })
  const solution = watchPuzzles(page)
  await page.goto('/')
  const daily = page.getByRole('link', { name: 'Daily puzzle' })
  await expect(daily).toBeVisible()
  await expect(page.getByText(/^(?:White|Black) to move$/)).toBeVisible()
  await expectNoViolations(page)
  await daily.click()
  await expectToMove(page)
  await solve(page, solution())
  await expect(told(page)).toContainText('Solved')
  await page.goto('/')
  await expect(page.getByText('Solved today')).toBeVisible()
})

test('after a miss N goes on, with the focus still on the board', async ({ person }) => {
  const page = await enterAsMember(await person(), 'Misser', { path: '/puzzles' })
  const solution = watchPuzzles(page)
  await page.getByRole('link', { name: 'Solve puzzles' }).click()
  await expectToMove(page)
  const missed = solution()
  await page.keyboard.press('i')
  await expect(page.getByText(/The move starts on/)).toBeVisible()
  await page.getByRole('gridcell', { name: new RegExp(`^${missed[1]?.slice(0, 2)}`) }).focus()
  await page.keyboard.press('n')
  await expect(page.getByText('1 of 5')).toBeVisible()
  await expect(page.getByText('Find the best move.')).toBeVisible()
  expect(solution()).not.toEqual(missed)
})

test('a visitor solves one puzzle of practice, and rated ones need an account', async ({
  person,
}) => {
  // The refusal of a second puzzle is an error in the console.
  const { page } = await person()
  const solution = watchPuzzles(page)
  await page.goto('/puzzles')
  await page.getByRole('link', { name: 'Practise' }).click()
  await expectToMove(page)
  await solve(page, solution())
  await page.getByRole('button', { name: 'Next puzzle' }).click()
  await expect(
    page.getByRole('heading', { name: 'That was today’s puzzle for visitors' }),
  ).toBeVisible()
  await page.goto('/puzzles/rated')
  await expect(page.getByRole('heading', { name: 'Sign in to solve rated puzzles' })).toBeVisible()
})

test('a move made offline is kept and sent when the line is back', async ({ person }) => {
  const { context, page } = await person()
  const solution = watchPuzzles(page)
  await page.goto('/puzzles/daily')
  await expectToMove(page)
  await context.setOffline(true)
  const [, first = ''] = solution()
  await drag(page, first.slice(0, 2), first.slice(2, 4))
  await expect(page.getByText(/^Your move is kept/)).toBeVisible()
  await context.setOffline(false)
  await expect(told(page)).toContainText(/Right, keep going|Solved/)
})

for (const [locale, title, name] of [
  ['ru-RU', 'Задачи', 'Задача дня'],
  ['kk-KZ', 'Есептер', 'Күн есебі'],
] as const) {
  test(`puzzles fit a narrow screen in ${locale}`, async ({ person }) => {
    const { page } = await person({ locale, viewport: { width: 320, height: 640 } })
    await page.goto('/puzzles')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('grid')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectNoViolations(page)
  })
}
