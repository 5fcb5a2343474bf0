import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import { parseOwnPath } from '../domain/accounts/own-path.ts'
import type { FideStore } from '../domain/fide/fide-store.ts'
import type { IdentitySession } from '../domain/fide/identity.ts'
import type { SandboxIdentity } from '../identity/sandbox-identity.ts'
import { sandboxPage } from './page.ts'

export interface IdentityPageDeps {
  readonly identity: SandboxIdentity
  readonly fide: Pick<FideStore, 'session' | 'entry'>
  /** Hands a message in where the provider's messages come in. */
  readonly deliver: (body: string, signature: string) => Promise<Response>
}

const what =
  'No provider of identity checks is configured (STRIPE_SECRET_KEY): no document is asked for and nobody’s identity is checked. Choose how the check ends; the provider’s signed message is made up here and goes the same way as a real one.'

/** What stands for the provider's page: approve, reject or cancel. */
export function identityPage({ identity, fide, deliver }: IdentityPageDeps): Hono {
  const page = new Hono()
  const backOf = (context: Context) => parseOwnPath(context.req.query('back') ?? '') ?? '/profile'

  page.get('/:id', async (context) => {
    const session = await fide.session(context.req.param('id'))
    if (!session) return context.notFound()
    context.header('cache-control', 'no-store')
    const back = backOf(context)
    const body = isOver(session)
      ? html`<p>This check is over: ${session.status}.</p>
          <p><a href="${back}">Back to Kingside</a></p>`
      : await form(session, back)
    return context.html(sandboxPage('Identity check', what, body))
  })

  page.post('/:id', async (context) => {
    const session = await fide.session(context.req.param('id'))
    if (!session) return context.notFound()
    const form = await context.req.formData()
    const back = parseOwnPath(textOf(form.get('back'))) ?? '/profile'
    const send = async (...said: Parameters<SandboxIdentity['say']>) => {
      const { body, signature } = await identity.say(...said)
      return deliver(body, signature)
    }
    const [firstName = '', ...rest] = textOf(form.get('name')).trim().split(/\s+/)
    switch (form.get('answer')) {
      case 'approve':
        await send(session.id, 'processing')
        await send(session.id, 'verified', { firstName, lastName: rest.join(' ') })
        break
      case 'reject':
        await send(session.id, 'processing')
        await send(session.id, 'requires_input')
        break
      case 'cancel':
        await send(session.id, 'canceled')
        break
      case 'wait':
        await send(session.id, 'processing')
        break
      default:
        return context.text('Choose approve, reject, cancel or wait.', 400)
    }
    return context.redirect(back, 303)
  })

  /** The list's name stands in the document, until another one is typed. */
  async function form(session: IdentitySession, back: string) {
    const entry = await fide.entry(session.fideId)
    const [last = '', first = ''] = (entry?.fullName ?? '').split(/,\s*/)
    return html`<form method="post" action="/dev/identity/${session.id}">
      <input type="hidden" name="back" value="${back}" />
      <p>FIDE ID ${session.fideId}: ${entry?.fullName ?? 'not in the list'}</p>
      <p>
        <label>
          Name in the document<br />
          <input name="name" value="${`${first} ${last}`.trim()}" autocomplete="off" />
        </label>
      </p>
      <p><button name="answer" value="approve">Approve</button></p>
      <p><button name="answer" value="reject">Reject the documents</button></p>
      <p><button name="answer" value="cancel">Cancel the check</button></p>
      <p><button name="answer" value="wait">Leave it in processing</button></p>
    </form>`
  }
  return page
}

const isOver = ({ status }: IdentitySession) => status === 'verified' || status === 'canceled'

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')
