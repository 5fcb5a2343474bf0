import type { Page } from '@playwright/test'
import { choose, expectYourTurn } from './page.ts'

/** Opens the start page and begins a game as White, without a clock, at the weakest level. */
export async function startGame(page: Page, options: { level?: number; time?: string } = {}) {
  await page.goto('/computer')
  await choose(page, String(options.level ?? 1))
  if (options.time) await choose(page, options.time)
  await page.getByRole('button', { name: 'Start game' }).click()
  await expectYourTurn(page)
}
