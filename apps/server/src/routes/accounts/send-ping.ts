import { contract, type SiteInfo } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { welcomeVisitor, type WelcomeDeps } from '../../domain/players/welcome-visitor.ts'
import { readVisitorCookie, writeVisitorCookie } from '../../visitor-cookie.ts'

export interface SendPingDeps extends WelcomeDeps {
  /** The address that players use, when a proxy stands in front. */
  readonly publicOrigin: string | null
  /** What the operator has configured. */
  readonly site: SiteInfo
  /** Whether games may be in another region than this server's. @default no */
  readonly isMultiregion?: boolean
}

export function sendPing(deps: SendPingDeps): Route {
  return bind(contract.ping.send, async ({ context }) => {
    const { uid } = await welcomeVisitor(deps, readVisitorCookie(context))
    writeVisitorCookie(context, uid, deps.publicOrigin)
    return { uid, site: deps.site, ...(deps.isMultiregion && { is_multiregion: true }) }
  })
}
