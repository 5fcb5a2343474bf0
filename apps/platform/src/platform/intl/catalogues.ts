import kz from './kz.json' with { type: 'json' }
import type { Catalogue, Locale } from './locales.ts'
import ru from './ru.json' with { type: 'json' }

/** All catalogues at once, for stories; the app loads only the one it needs. */
export const catalogues: Readonly<Record<Locale, Catalogue>> = { en: {}, kz, ru }
