import type { Page } from '@playwright/test'

/** What tests listen to; Playwright listens to other things itself. */
const heard = ['console', 'dialog', 'pageerror', 'request', 'response', 'websocket'] as const

/**
 * Makes a page as one that has just been opened, but for what the browser has read from the server. It can't take back
 * what `addInitScript` and `clock` do to a page.
 */
export async function renew(page: Page): Promise<void> {
  const context = page.context()
  for (const event of heard) page.removeAllListeners(event)
  await Promise.all([
    ...context.pages().flatMap((other) => (other === page ? [] : [other.close()])),
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
    context.clearPermissions(),
    page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none' }),
  ])
  // The app may store something when it goes, and what is kept for the session only a page of the site can clear. The
  // page stays there: for one of no site the browser would start a new process, which is what costs.
  await page.goto('/favicon.svg')
  const origin = await page.evaluate(() => {
    sessionStorage.clear()
    return location.origin
  })
  const session = await context.newCDPSession(page)
  await context.clearCookies()
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.send('Page.resetNavigationHistory')
  await session.detach()
  await page.mouse.move(0, 0)
}
