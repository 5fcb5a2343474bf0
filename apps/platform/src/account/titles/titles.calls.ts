import { type ApiClientOptions, createClient } from '@kingside/api'
import { getTitleProgress, listTitleCertificates } from '@kingside/api/calls/accounts/ratings'
import { listTitleCertificates as listPlayers } from '@kingside/api/calls/tournaments/profiles'
import { arenaTitles } from '@kingside/api/facts'
import type { Certificates, OwnTitleFacts } from './titles.types.ts'

const calls = { progress: getTitleProgress, own: listTitleCertificates, players: listPlayers }

interface Asking {
  readonly signal: AbortSignal
}

/** The titles of members as queries of TanStack Query; certificates are in the language of the page. */
export function createTitleCalls(options: ApiClientOptions) {
  const api = createClient(calls, options)
  return {
    own: (locale: string) => ({
      queryKey: ['me', 'titles', locale],
      queryFn: async ({ signal }: Asking): Promise<OwnTitleFacts> => {
        const [ways, files] = await Promise.all([api.progress({ signal }), api.own({ signal })])
        return ownTitles(ways, certificatesOf(files))
      },
    }),
    ofPlayer: (uid: string, locale: string) => ({
      queryKey: ['titles', uid, locale],
      queryFn: async ({ signal }: Asking): Promise<Certificates> =>
        certificatesOf(await api.players({ params: { id: uid }, signal })),
    }),
  }
}

type Progress = Awaited<ReturnType<ReturnType<typeof createClient<typeof calls>>['progress']>>
type Files = Awaited<ReturnType<ReturnType<typeof createClient<typeof calls>>['own']>>

/** The server answers with every title above the one held. */
function ownTitles(ways: Progress, certificates: Certificates): OwnTitleFacts {
  const next = arenaTitles.find((title) => ways.some((way) => way.title === title))
  const held =
    arenaTitles[(next === undefined ? arenaTitles.length : arenaTitles.indexOf(next)) - 1]
  const nextWays = ways.filter((way) => way.title === next)
  return {
    held: held ?? null,
    next:
      next === undefined
        ? null
        : {
            title: next,
            performanceRequired: nextWays[0]?.performance_required ?? 0,
            ways: nextWays.map((way) => ({
              boardType: way.board_type,
              gamesPlayed: way.games_played,
              gamesRequired: way.games_required,
              performance: way.performance,
            })),
          },
    certificates,
  }
}

/** The lists are in one order, and each address names its title. */
const certificatesOf = ({ pdf, png, zip }: Files): Certificates => ({
  titles: pdf.flatMap((address, index) => {
    const name = /\/([A-Z]+)-[^/]*$/.exec(address)?.[1]
    const title = arenaTitles.find((known) => known === name)
    const picture = png[index]
    return title && picture !== undefined ? [{ title, pdf: address, png: picture }] : []
  }),
  zip,
})
