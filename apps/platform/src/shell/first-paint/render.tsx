import { renderToStaticMarkup } from 'react-dom/server'
import { loadCatalogue, locales } from '../../platform/intl/index.ts'
import { FirstPaint, type PaintedPage } from './FirstPaint.tsx'

/** The first paint for one language and kind of page. */
export interface Paint {
  readonly id: string
  readonly html: string
}

const pages: readonly PaintedPage[] = ['home', 'game', 'any', 'failed']

/** All first paints of the app. */
export async function renderPaints(): Promise<readonly Paint[]> {
  const paints = locales.map(async (locale) => {
    const catalogue = await loadCatalogue(locale)
    return pages.map((page) => ({
      id: `first-paint-${page}-${locale}`,
      html: renderToStaticMarkup(<FirstPaint {...{ locale, catalogue, page }} />),
    }))
  })
  return (await Promise.all(paints)).flat()
}
