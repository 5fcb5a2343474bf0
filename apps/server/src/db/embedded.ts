import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** The embedded Postgres, with the extension by which names are searched. */
export const openEmbedded = (
  dataDir: string,
  options: Pick<PGliteOptions, 'loadDataDir'> = {},
): PGlite => new PGlite(dataDir, { ...options, extensions: { pg_trgm } })
