import { Hono } from 'hono'
import { html } from 'hono/html'
import type { SandboxMailbox } from '../db/accounts/sandbox-mailbox.ts'
import { type Locale, languageTag } from '@kingside/api'
import { sandboxPage } from './page.ts'

const what =
  'No mail server is configured (SMTP_URL), so nothing was sent: every mail of this server is shown here.'

/** Every mail that would have been sent, the newest first. Codes and links in them open accounts. */
export function mailboxPage(mailbox: SandboxMailbox): Hono {
  return new Hono().get('/', async (context) => {
    const mails = await mailbox.list()
    context.header('cache-control', 'no-store')
    const list = mails.map(
      ({ to, subject, body, sentAt }) =>
        html`<article>
          <h2 lang="${languageTag(languageOf(body))}">${subject}</h2>
          <p>
            To <bdi>${to}</bdi>,
            <time datetime="${sentAt.toISOString()}">${sentAt.toISOString()}</time>
          </p>
          <pre lang="${languageTag(languageOf(body))}">${linked(body)}</pre>
        </article>`,
    )
    const empty = html`<p>No mail yet. Register, or ask for a new password.</p>`
    return context.html(sandboxPage('Mailbox', what, html`${list.length > 0 ? list : empty}`))
  })
}

/** Addresses of a text become links. */
function linked(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part) => (/^https?:/.test(part) ? html`<a href="${part}">${part}</a>` : html`${part}`))
}

/** A kept mail has no language beside its text; the letters tell those of the product apart. */
function languageOf(text: string): Locale {
  if (/[әғқңөұүһі]/i.test(text)) return 'kz'
  return /[а-яё]/i.test(text) ? 'ru' : 'en'
}
