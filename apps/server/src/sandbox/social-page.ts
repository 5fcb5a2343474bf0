import { Hono } from 'hono'
import { html } from 'hono/html'
import { type SandboxProviders, testPersons } from '../social/sandbox-provider.ts'
import { sandboxPage } from './page.ts'

const names: Readonly<Record<string, string>> = {
  apple: 'Apple',
  google: 'Google',
  facebook: 'Facebook',
}

/** What stands for a provider's page: it asks which test person to be. */
export function socialPage(sandbox: SandboxProviders): Hono {
  const page = new Hono()

  page.get('/:provider/', (context) => {
    const name = names[context.req.param('provider')]
    if (!name) return context.notFound()
    const { state = '', challenge = '', redirect_uri: redirectUri = '' } = context.req.query()
    const hidden = Object.entries({ state, challenge, redirect_uri: redirectUri }).map(
      ([field, value]) => html`<input type="hidden" name="${field}" value="${value}" />`,
    )
    const persons = testPersons.map(
      ({ subject, email, isEmailConfirmed, firstName, lastName }) =>
        html`<p>
          <button name="subject" value="${subject}">
            ${firstName} ${lastName}
            (${email === null ? 'no e-mail address' : isEmailConfirmed ? email : `${email}, not confirmed`})
          </button>
        </p>`,
    )
    const form = html`<form method="get" action="choose/">
      ${hidden} ${persons}
      <p><button name="subject" value="">Cancel</button></p>
    </form>`
    const what = `This is not ${name}: no account of yours is asked for. Choose which test person signs in.`
    context.header('cache-control', 'no-store')
    return context.html(sandboxPage(`Sign in with ${name}`, what, form))
  })

  page.get('/:provider/choose/', (context) => {
    const provider = context.req.param('provider')
    if (!names[provider]) return context.notFound()
    const {
      state = '',
      challenge = '',
      redirect_uri: redirectUri = '',
      subject,
    } = context.req.query()
    const code = subject ? sandbox.choose({ subject, challenge, redirectUri }) : null
    const answer = code === null ? { error: 'access_denied' } : { code }
    // Always to our own callback, whatever address was asked for.
    const query = new URLSearchParams({ ...answer, state })
    return context.redirect(`/api/auth/social/${provider}/callback/?${query}`)
  })
  return page
}
