import type { Locale } from '@kingside/machines/language'
import type { TextName } from './text-names.ts'
import type { TextPage } from './text-page.ts'

type Loaders = {
  readonly [Name in TextName]: Readonly<Record<Locale, () => Promise<{ page: TextPage<Name> }>>>
}

/** A page is loaded in the reader's language alone. */
const loaders: Loaders = {
  terms: {
    en: () => import('./terms/en.ts'),
    kz: () => import('./terms/kz.ts'),
    ru: () => import('./terms/ru.ts'),
  },
  privacy: {
    en: () => import('./privacy/en.ts'),
    kz: () => import('./privacy/kz.ts'),
    ru: () => import('./privacy/ru.ts'),
  },
  'fair-play': {
    en: () => import('./fair-play/en.ts'),
    kz: () => import('./fair-play/kz.ts'),
    ru: () => import('./fair-play/ru.ts'),
  },
  'release-notes': {
    en: () => import('./release-notes/en.ts'),
    kz: () => import('./release-notes/kz.ts'),
    ru: () => import('./release-notes/ru.ts'),
  },
}

/** Rejects when the text could not be loaded. */
export async function loadText<Name extends TextName>(
  name: Name,
  locale: Locale,
): Promise<TextPage<Name>> {
  const { page } = await loaders[name][locale]()
  return page
}
