import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { pgnOf } from '../games/game-pgn.ts'
import type { GameReader } from '../games/game-reader.ts'
import type { OwnPerson } from './own-data.ts'

/** A file that the person has sent. */
export interface PackedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Packs a person's data; the bytes are a ZIP file. */
export type PackData = (
  who: OwnPerson,
  tables: Readonly<Record<string, readonly unknown[]>>,
  files: AsyncIterable<PackedFile>,
) => Promise<Uint8Array>

/** Games are read and written in pages of so many, so that a long history never lies in memory as text. */
const pageSize = 100

const readme = `Kingside: everything that is stored of you.

about.json   when this was made, and for whom
data/*.json  one file for each kind of data, each a list of records as they are stored. Times are in UTC
             (ISO 8601), your number as a player is in the column playerId. An empty list says that nothing
             of this kind is stored. Passwords and other secrets are kept as hashes and left out.
files/*      pictures and documents that you have sent
games.pgn    all of your finished games, the latest first, in the notation that chess programs read

What the columns mean, where the names do not say it:
accounts     your account: address, name, birth date, settings, memberships
players      what others see of you
sessions     browsers in which you are signed in
ratings      your ratings (Glicko-2) now; rating_changes has what each game did to them
conduct      how often you aborted games or did not come; conduct_events has the latest of these
reports      what your pages reported of failures and of the use of the site
bans         bans with their reasons
`

/** Makes the packer: JSON of each table, and the games as PGN. */
export const createPackData =
  (games: Pick<GameReader, 'history' | 'find'>, now: () => Date): PackData =>
  async (who, tables, files) => {
    const parts: Uint8Array[] = []
    let failure: Error | null = null
    const zip = new Zip((error, part) => {
      if (error) failure = error
      else parts.push(part)
    })
    const add = (name: string, text: string) => {
      const entry = new ZipDeflate(name)
      zip.add(entry)
      entry.push(strToU8(text), true)
    }
    add('README.txt', readme)
    add('about.json', json({ player: who.uid, email: who.email, madeAt: now() }))
    for (const [name, rows] of Object.entries(tables)) add(`data/${name}.json`, json(rows))
    for await (const { name, bytes } of files) {
      const entry = new ZipPassThrough(`files/${name}`)
      zip.add(entry)
      entry.push(bytes, true)
    }
    const pgn = new ZipDeflate('games.pgn')
    zip.add(pgn)
    for (let offset = 0; ; offset += pageSize) {
      const page = { playerUid: who.uid, limit: pageSize, offset, readBy: who.playerId }
      // oxlint-disable-next-line no-await-in-loop -- page after page
      const found = (await games.history(page))?.games ?? []
      for (const { gameId } of found) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that others get their turn
        const game = await games.find(gameId, who.playerId)
        if (game) pgn.push(strToU8(`${pgnOf(game)}\n`))
      }
      if (found.length < pageSize) break
    }
    pgn.push(new Uint8Array(), true)
    zip.end()
    if (failure !== null) throw failure
    return Buffer.concat(parts)
  }

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
