import { enterAsMember } from './members.ts'
import { move, playMoves } from './online.ts'
import { operate } from './operator.ts'
import { expect, type Person, test } from './page.ts'

const second = 1_000
/** Everybody has joined by then. */
const untilStart = 60 * second
/** Who does not come in a bullet game has lost after a minute. */
const missedAfter = 60 * second

const isAtBoard = ({ page }: Person) => /\/game\/[\w-]+$/.test(page.url())

/** Waits until so many are at boards that they were not at before. @returns those who sit at one board together */
async function pairsOf(
  people: readonly Person[],
  seen: Set<string>,
  count: number,
): Promise<readonly (readonly [Person, Person])[]> {
  const called = () => people.filter((person) => isAtBoard(person) && !seen.has(person.page.url()))
  await expect
    .poll(() => called().length, { timeout: untilStart + missedAfter + 60 * second })
    .toBe(count)
  const urls = new Set(called().map(({ page }) => page.url()))
  const pairs = [...urls].flatMap((url) => {
    const [one, other] = called().filter(({ page }) => page.url() === url)
    return one && other ? [[one, other] as const] : []
  })
  for (const url of urls) seen.add(url)
  return pairs
}

/** Who has White, and who Black. */
async function bySide(one: Person, other: Person): Promise<readonly [Person, Person]> {
  const own = one.page.getByText('Your turn', { exact: true })
  const theirs = one.page.getByText('Your opponent’s turn', { exact: true })
  await expect(own.or(theirs).first()).toBeVisible({ timeout: 40 * second })
  return (await own.isVisible()) ? [one, other] : [other, one]
}

test('eight members play a swiss of three rounds: one stays away and is out, one has a bye, one loses the line', async ({
  person,
}) => {
  test.setTimeout(8 * 60 * second)
  const people: Person[] = []
  for (const name of ['hero', 'two', 'three', 'four', 'five', 'six', 'seven', 'away']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: each waits for the server
    const one = await person()
    // oxlint-disable-next-line no-await-in-loop -- the same
    await enterAsMember(one, `swiss-${name}`, { hasName: true })
    people.push(one)
  }
  const [hero, ...others] = people
  const away = others.pop()
  if (!hero || !away) throw new Error('Nobody is there.')
  const { slug } = await operate(hero.page.request, 'tournaments', {
    kind: 'swiss',
    name: `Eight ${test.info().workerIndex}`,
    start: new Date(Date.now() + untilStart).toISOString(),
    time_control: 4,
    rounds: 3,
    pause_seconds: 5,
  })
  for (const { page } of people) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await page.goto(`/tournaments/${String(slug)}`)
    // oxlint-disable-next-line no-await-in-loop -- the same
    await page.getByRole('button', { name: 'Join' }).click()
    // oxlint-disable-next-line no-await-in-loop -- the same
    await expect(page.getByText('You’ve joined')).toBeVisible()
  }
  await expect(
    hero.page
      .getByText('8 / ')
      .or(hero.page.getByText('8', { exact: true }))
      .first(),
  ).toBeVisible()
  await away.page.close()

  const here = [hero, ...others]
  const seen = new Set<string>()
  for (const round of [1, 2]) {
    // oxlint-disable-next-line no-await-in-loop -- round by round
    const pairs = await pairsOf(here, seen, 7)
    expect(pairs).toHaveLength(3)
    // All at once, as at real boards: nobody's first move is late.
    // oxlint-disable-next-line no-await-in-loop -- round by round
    const begun = await Promise.all(
      pairs.map(async ([one, other]) => {
        const sides = await bySide(one, other)
        await playMoves(...sides, 'f2f3 e7e5')
        return sides
      }),
    )
    for (const [white, black] of begun) {
      if (round === 1 && (white === hero || black === hero)) {
        // The line of the hero breaks, and the game goes on where it was.
        // oxlint-disable-next-line no-await-in-loop -- the same
        await hero.page.context().setOffline(true)
        // oxlint-disable-next-line no-await-in-loop -- the same
        await hero.page.context().setOffline(false)
      }
      // oxlint-disable-next-line no-await-in-loop -- the same
      await playMoves(white, black, 'g2g4')
      // oxlint-disable-next-line no-await-in-loop -- the same
      await move(black.page, 'd8h4')
      // oxlint-disable-next-line no-await-in-loop -- the same
      await expect(black.page.getByText('You won', { exact: true })).toBeVisible()
    }
    if (round === 1) {
      const [[played] = []] = pairs
      // Until the one who stays away has lost, those who have played wait at their boards.
      // oxlint-disable-next-line no-await-in-loop -- the same
      await expect(
        played?.page.getByText('Waiting for the round to end') ?? hero.page.getByText(''),
      ).toBeVisible()
    }
  }
  // Who missed two games is out: one of the seven has nobody to play.
  const last = await pairsOf(here, seen, 6)
  expect(last).toHaveLength(3)
  const free = here.find(({ page }) => !last.flat().some((each) => each.page === page))
  await free?.page.goto(`/tournaments/${String(slug)}`)
  await expect(
    free?.page.getByText('You have a bye this round') ?? hero.page.getByText(''),
  ).toBeVisible()
  await Promise.all(
    last.map(async ([one, other]) => {
      const [white, black] = await bySide(one, other)
      await playMoves(white, black, 'f2f3 e7e5 g2g4')
      await move(black.page, 'd8h4')
    }),
  )

  await hero.page.goto(`/tournaments/${String(slug)}`)
  await expect(hero.page.getByRole('list', { name: /^Winners of/ })).toBeVisible({
    timeout: 30 * second,
  })
  const standings = hero.page.getByRole('table', { name: 'Standings' })
  await expect(standings.getByRole('row', { name: /swiss-away.*Withdrawn/ })).toBeVisible()
  await expect(standings.getByRole('row', { name: /swiss-hero.*You/ })).toBeVisible()
  await hero.page.getByRole('button', { name: 'Certificate as picture' }).click()
  await expect(hero.page.getByRole('link', { name: 'Save it' })).toBeVisible()
})
