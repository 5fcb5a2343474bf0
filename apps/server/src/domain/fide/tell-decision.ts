import { mail } from '../mail/account-mails.ts'
import type { NoticeText } from '../accounts/notice-texts.ts'
import type { Decided } from './fide-store.ts'
import { type fideTexts as textsIn, fideTexts, mailText } from './fide-texts.ts'
import type { FidePorts } from './fide-ports.ts'

type TellPorts = Pick<FidePorts, 'accounts' | 'notifications' | 'mailer' | 'clock' | 'siteOrigin'>

/** Where the member sees the FIDE ID. */
export const fidePath = '/profile'

/** Tells a member by a notification and a mail, in the member's language. */
export async function tellMember(
  { accounts, notifications, mailer, clock, siteOrigin }: TellPorts,
  accountId: number,
  textOf: (texts: (typeof textsIn)[keyof typeof textsIn]) => NoticeText,
): Promise<void> {
  const account = await accounts.find(accountId)
  if (!account?.player || account.closedAt !== null) return
  const language = account.language ?? 'en'
  const text = textOf(fideTexts[language])
  await notifications.add(
    {
      playerId: account.player.id,
      // Of the types that the specification names, the one that is about FIDE IDs.
      type: 'CONNECT_FIDE_REMINDER',
      url: fidePath,
      ...text,
    },
    clock.now(),
  )
  if (account.email === '') return
  const words = mailText(language, text, `${siteOrigin()}${fidePath}`)
  await mailer.send(mail({ to: account.email, language }, words))
}

/** What follows a decision, after the answer: the member is told, and the documents go. */
export function followDecision(
  ports: TellPorts & Pick<FidePorts, 'background' | 'documents'>,
  { accountId, files, fideId, hasPro }: Decided,
  decision:
    | { readonly status: 'verified' }
    | { readonly status: 'rejected'; readonly reason: string },
): void {
  ports.background.run('fide.documents', () => ports.documents.remove(files))
  ports.background.run('fide.tell', () =>
    tellMember(ports, accountId, (texts) => {
      if (decision.status === 'rejected') return texts.rejected(decision.reason)
      const { title, description } = texts.verified(fideId)
      return { title, description: hasPro ? `${description}\n${texts.withPro}` : description }
    }),
  )
}
