import { Hono } from 'hono'
import { html } from 'hono/html'
import type { SandboxMailbox } from '../db/accounts/sandbox-mailbox.ts'
import { sandboxPage } from './page.ts'

const what =
  'No mail server is configured, so nothing was sent: every mail of this server is shown here, to everybody who can reach it.'

/** Every mail that would have been sent, the newest first. */
export function mailboxPage(mailbox: SandboxMailbox): Hono {
  return new Hono().get('/', async (context) => {
    const mails = await mailbox.list()
    context.header('cache-control', 'no-store')
    const list = mails.map(
      ({ to, subject, body, sentAt }) =>
        html`<article>
          <h2>${subject}</h2>
          <p>
            To <bdi>${to}</bdi>,
            <time datetime="${sentAt.toISOString()}">${sentAt.toISOString()}</time>
          </p>
          <pre>${linked(body)}</pre>
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
