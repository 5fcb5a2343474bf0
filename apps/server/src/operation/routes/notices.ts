import { operatorContract } from '@kingside/api/calls/operation/index'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import { operatorOf } from '../operator-guard.ts'
import { isLink, writeNotice, type WriteNoticesDeps, writeToAll } from '../write-notices.ts'

export type NoticeRouteDeps = WriteNoticesDeps

const calls = operatorContract.operation.notices

function refuseOtherLinks(url: string | undefined): void {
  if (url === undefined || isLink(url)) return
  throw new CallError(
    'bad_request',
    'The body of the call is not valid. url: expected a path of the product or an https address',
  )
}

/** Notifications that operators write. */
export const noticeRoutes = (deps: NoticeRouteDeps): readonly Route[] => [
  bind(calls.send, async ({ body, context }) => {
    refuseOtherLinks(body.url)
    const { player } = await writeNotice(deps, body, operatorOf(context).name)
    return { player: { uid: player.uid, name: player.name } }
  }),
  bind(calls.sendToAll, async ({ body: { campaign, type, texts, url }, context }) => {
    refuseOtherLinks(url)
    const { name: operator } = operatorOf(context)
    const sent = await writeToAll(deps, { name: campaign, type, texts, url: url ?? null }, operator)
    return { sent }
  }),
]
