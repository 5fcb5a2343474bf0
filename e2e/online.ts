import type { Locator, Page } from '@playwright/test'
import { expect, type Person, pointOf } from './page.ts'

/** Calls the API as the person whose browser this is. */
export async function call(
  page: Page,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await page.request.fetch(`/api/${path}`, {
    method,
    headers: { origin: new URL(page.url()).origin },
    ...(body && { data: body }),
  })
  expect(answer.ok(), `${method} ${path} answered ${answer.status()}`).toBe(true)
  return answer.json()
}

/** Opens a page, and waits until the server knows that its reader is there to be challenged. */
export async function enterLobby(page: Page, path = '/'): Promise<void> {
  const authorised = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"authorised"')) resolve()
      }),
    )
  })
  await page.goto(path)
  await authorised
}

/** Begins an unrated game of two by a challenge, and opens its page for both. @returns its id */
export async function beginGame(
  white: Person,
  black: Person,
  { timeControl = 12 }: { readonly timeControl?: number } = {},
): Promise<string> {
  await Promise.all([white, black].map(({ page }) => enterLobby(page)))
  const challenge = await call(white.page, 'POST', 'online/challenges/short/', {
    desired_color: 'white',
    rating_type: 'non-rated',
    time_control_id: timeControl,
  })
  const accepted = await call(
    black.page,
    'POST',
    `online/challenges/short/${String(challenge['id'])}/accept/`,
    {},
  )
  const id = String(accepted['game_id'])
  await Promise.all([white, black].map(({ page }) => page.goto(`/game/${id}`)))
  return id
}

/** Plays moves in turn, White first, each as its player does by clicks; waits until the other sees it. */
export async function playMoves(white: Person, black: Person, moves: string): Promise<void> {
  for (const [index, uci] of moves.split(' ').entries()) {
    const [mover, other] = index % 2 === 0 ? [white, black] : [black, white]
    await move(mover.page, uci)
    await expect(square(other.page, uci.slice(2, 4))).toHaveAccessibleName(
      index % 2 === 0 ? /white/i : /black/i,
    )
  }
}

/** Moves by two clicks. @param uci such as `e2e4` */
export async function move(page: Page, uci: string): Promise<void> {
  for (const name of [uci.slice(0, 2), uci.slice(2, 4)]) {
    const { x, y } = await pointOf(page, name)
    await page.mouse.click(x, y)
  }
}

export const square = (page: Page, name: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${name}\\b`) })

/** Somebody sees it without scrolling, and nothing is in front of it. */
export const expectInSight = (part: Locator) =>
  expect
    .poll(() =>
      part.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }),
    )
    .toBe(true)

/** Both have been let in, and the game waits for its first move. */
export async function expectStarted(white: Person, black: Person): Promise<void> {
  await expect(white.page.getByText('Your turn', { exact: true })).toBeVisible()
  await expect(black.page.getByText('Online', { exact: true }).first()).toBeVisible()
}
