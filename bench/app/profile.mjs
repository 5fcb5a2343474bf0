// The profile of a member with 10,000 games: its calls, and how soon the page is there.
import { openDataFolder } from '../../apps/server/src/data-folder/open.ts'
import { seedExamples } from '../../apps/server/src/seed/seed-examples.ts'
import { quantiles } from '../server/floors.mjs'
import { printLoad } from './load.mjs'
import { heading, milliseconds, row } from './report.mjs'
import { newData, openSite } from './site.mjs'
import { mobile, visit } from './visit.mjs'

/** Four players with all games among them: each is in half of them. */
const examples = { players: 4, games: 20_000 }
const uid = 'example-1'
/** How often each call is asked. */
const rounds = 300
const goalMs = 50

const paths = {
  profile: `online/players/${uid}/profile/`,
  'is online': `online/players/${uid}/is_online/`,
  ratings: `online/players/${uid}/ratings/`,
  stats: `online/players/${uid}/stats/?rating_type=worldchess`,
  'games, first page': `online/players/${uid}/game-history?limit=20`,
  'games, its 400th page': `online/players/${uid}/game-history?limit=20&offset=8000`,
  tournaments: `online/players/${uid}/tournaments?limit=100`,
  'event history': `online/players/${uid}/event-history?limit=20`,
  'upcoming events': `online/players/${uid}/events`,
}

/** @param {{ folder: string, port?: number | undefined, visits: number }} options */
export async function measureProfile({ folder, port, visits }) {
  const data = newData()
  const now = () => new Date()
  const made = await openDataFolder({ folder: data, fresh: false, print: () => {}, now })
  await seedExamples(made.database.db, examples, () => {})
  await made.close()
  // Each call comes from an address of its own, as those of many readers would.
  const site = await openSite({
    folder,
    port,
    data,
    env: { KINGSIDE_TRUSTED_PROXIES: '127.0.0.1', KINGSIDE_TIMETABLE: '0' },
  })
  try {
    heading('profile of a member with 10,000 games: p99 of its calls')
    let address = 0
    for (const [name, path] of Object.entries(paths)) {
      /** @type {number[]} */
      const taken = []
      for (let round = -5; round < rounds; round += 1) {
        address += 1
        const begun = performance.now()
        const answer = await fetch(`${site.origin}/api/${path}`, {
          headers: { 'x-forwarded-for': `10.1.${address >> 8}.${address & 255}` },
        })
        const text = await answer.text()
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
        if (round >= 0) taken.push(performance.now() - begun)
      }
      row(name, milliseconds, [quantiles(taken).p99], goalMs)
    }
    const answer = await fetch(`${site.origin}/api/${paths.profile}`)
    const { full_name: name } = await answer.json()
    const seen = []
    for (let turn = 0; turn < visits; turn += 1) {
      const firstUse = { selector: 'h1', text: name }
      const url = `${site.origin}/players/${uid}`
      seen.push(await visit(site.browser, { url, firstUse, conditions: mobile }))
    }
    printLoad('profile', mobile, seen)
  } finally {
    await site.close()
  }
}
