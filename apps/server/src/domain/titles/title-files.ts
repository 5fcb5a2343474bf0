import { type Locale, locales } from '@kingside/api'
import { arenaTitles } from '@kingside/api/facts'
import { zipSync } from 'fflate'
import type { Clock } from '../clock.ts'
import type { DrawCertificate } from '../tournaments/certificate.ts'
import type { TitleFileId, TitleStore } from './title-store.ts'

/** The addresses of a player's certificates, paths below the site's. */
export interface TitleCertificates {
  readonly pdf: readonly string[]
  readonly png: readonly string[]
  /** Of one file with all of them; null while there is none. */
  readonly zip: string | null
}

export interface TitleFiles {
  /** Null when nobody has this uid. */
  readonly addressesOf: (playerUid: string, language: Locale) => Promise<TitleCertificates | null>
  /** A file by the last part of its address: drawn when it is first asked for. Null when there is none. */
  readonly open: (
    name: string,
  ) => Promise<{ readonly bytes: Buffer; readonly type: keyof typeof formats | 'zip' } | null>
}

const formats = { pdf: 'pdf', png: 'image' } as const

const tongues = locales.join('|')
/** Such as `AIM-3fK9…-en.pdf`, with a title's key. */
const certificateName = new RegExp(
  String.raw`^(?:${arenaTitles.join('|')})-([\w-]{1,64})-(${tongues})\.(pdf|png)$`,
)
/** Such as `pQ3v…-en.zip`, with a player's uid. */
const zipName = new RegExp(String.raw`^([\w-]{1,64})-(${tongues})\.(zip)$`)

/** The certificates of titles: each is drawn once, in a thread of its own, and kept. */
export function createTitleFiles({
  store,
  draw,
  clock,
}: {
  readonly store: Pick<TitleStore, 'titlesOf' | 'factsOf' | 'read' | 'keep'>
  readonly draw: DrawCertificate
  readonly clock: Pick<Clock, 'now'>
}): TitleFiles {
  const drawing = new Map<string, Promise<Buffer | null>>()

  const make = async (which: TitleFileId): Promise<Buffer | null> => {
    const facts = await store.factsOf(which.key)
    if (!facts) return null
    const kept = await store.read(which)
    if (kept) return kept
    await store.keep(which, await draw(facts, which), clock.now())
    return store.read(which)
  }

  /** Who asks while it is drawn gets the same. */
  const fileOf = (which: TitleFileId): Promise<Buffer | null> => {
    const id = `${which.key}-${which.language}-${which.format}`
    const running = drawing.get(id) ?? make(which).finally(() => drawing.delete(id))
    drawing.set(id, running)
    return running
  }

  const zipOf = async (playerUid: string, language: Locale): Promise<Buffer | null> => {
    const titles = (await store.titlesOf(playerUid)) ?? []
    const files: Record<string, Uint8Array> = {}
    for (const { title, key } of titles) {
      for (const [ending, format] of Object.entries(formats)) {
        // oxlint-disable-next-line no-await-in-loop -- each takes a processor
        const bytes = await fileOf({ key, language, format })
        if (bytes) files[`${title}.${ending}`] = bytes
      }
    }
    // Both formats are packed already.
    return titles.length === 0 ? null : Buffer.from(zipSync(files, { level: 0 }))
  }

  return {
    addressesOf: async (playerUid, language) => {
      const titles = await store.titlesOf(playerUid)
      if (!titles) return null
      const of = (ending: 'pdf' | 'png') =>
        titles.map(({ title, key }) => `/files/titles/${title}-${key}-${language}.${ending}`)
      const zip = titles.length === 0 ? null : `/files/titles/${playerUid}-${language}.zip`
      return { pdf: of('pdf'), png: of('png'), zip }
    },
    open: async (name) => {
      const [, key = '', tongue, ending] = certificateName.exec(name) ?? zipName.exec(name) ?? []
      const language = locales.find((known) => known === tongue)
      if (language === undefined) return null
      switch (ending) {
        case 'zip': {
          const bytes = await zipOf(key, language)
          return bytes && { bytes, type: 'zip' }
        }
        case 'pdf':
        case 'png': {
          const bytes = await fileOf({ key, language, format: formats[ending] })
          return bytes && { bytes, type: ending }
        }
        default:
          return null
      }
    },
  }
}
