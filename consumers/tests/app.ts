import { expect, type Page, test as base } from '@playwright/test'
import { installed } from '../lib/installed.ts'
import type { Mode, ReactVersion } from '../lib/reacts.ts'

export interface AppOptions {
  /** The app that is opened. */
  readonly app: { readonly react: ReactVersion; readonly mode: Mode }
}

/** A test fails when the page warns, logs an error, or asks for a file that is not there. */
export const test = base.extend<AppOptions>({
  app: [{ react: '19', mode: 'built' }, { option: true }],
  baseURL: async ({ app }, provide) => provide(installed().urls[app.react][app.mode]),
  page: async ({ page }, provide) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
    })
    await provide(page)
    expect(complaints).toEqual([])
  },
})

export { expect }

/** What the browser makes of a property of the one element that is meant. */
export const computed = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

/**
 * The picture of each element that is meant: of several background images the one that has a size.
 * `none` where there is nothing to see.
 */
export const picturesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { backgroundImage, backgroundSize } = getComputedStyle(element)
      const images = backgroundImage.match(/url\("[^"]*"\)|none/g) ?? []
      const seen = backgroundSize.split(', ').findIndex((size) => Number.parseFloat(size) !== 0)
      return images[seen] ?? 'none'
    }),
  )
