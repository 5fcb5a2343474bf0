import { contract } from '@kingside/api'
import { Hono } from 'hono'
import { bind, type Route } from '../../bind.ts'
import { titleProgress } from '../../domain/titles/reached-title.ts'
import { languageOf } from '../../request-language.ts'
import type { AccountDeps } from './deps.ts'
import { memberOf } from './member.ts'

export function getTitleProgress({ account }: AccountDeps): Route {
  return bind(contract.me.titleProgress, async ({ caller }) => {
    const { player } = await memberOf(account, caller)
    const { games, held } = await account.titles.wayOf(player.id)
    return titleProgress(games, held).map((way) => ({
      title: way.title,
      board_type: way.boardType,
      games_played: way.gamesPlayed,
      games_required: way.gamesRequired,
      performance: way.performance,
      performance_required: way.performanceRequired,
    }))
  })
}

export function listOwnTitleCertificates({ account }: AccountDeps): Route {
  return bind(contract.me.titleCertificates, async ({ caller, context }) => {
    const { player } = await memberOf(account, caller)
    const found = await account.titleFiles.addressesOf(player.uid, languageOf(context))
    return found ?? { pdf: [], png: [], zip: null }
  })
}

export function listTitleCertificates({ account }: AccountDeps): Route {
  return bind(contract.profiles.titleCertificates, async ({ params, context, fail }) => {
    const found = await account.titleFiles.addressesOf(params.id, languageOf(context))
    return found ?? fail('not_found', 'No player has this uid.')
  })
}

const contentTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  zip: 'application/zip',
} as const

/** The certificates of titles, below `/files/titles/`. */
export function titleFilesApp(account: Pick<AccountDeps['account'], 'titleFiles'>): Hono {
  const app = new Hono()
  app.get('/:name', async (context) => {
    const name = context.req.param('name')
    const file = await account.titleFiles.open(name)
    if (!file) return context.text('Not found', 404)
    return context.body(new Uint8Array(file.bytes), 200, {
      'content-type': contentTypes[file.type],
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, max-age=3600',
    })
  })
  return app
}
