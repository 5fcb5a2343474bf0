import type { Page } from '@playwright/test'

/** The address of the tab's icon; with a badge it is a picture that the page has drawn. */
export const iconOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('link[rel~="icon"]')].at(-1)?.getAttribute('href'),
  )

/** The colour of an icon where a badge has its middle: 80 % across and 20 % down. */
export const badgeOf = async (page: Page, icon?: string | null) =>
  page.evaluate(
    async (href) => {
      const image = new Image(64, 64)
      image.src = href ?? ''
      await image.decode()
      const canvas = document.createElement('canvas')
      const context = canvas.getContext('2d')
      if (!context) throw new Error('There is nothing to draw on.')
      canvas.width = 64
      canvas.height = 64
      context.drawImage(image, 0, 0, 64, 64)
      return [...context.getImageData(51, 13, 1, 1).data]
    },
    icon ?? (await iconOf(page)),
  )
