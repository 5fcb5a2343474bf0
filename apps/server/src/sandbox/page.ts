import { html } from 'hono/html'

type Html = ReturnType<typeof html>

/** A page of the sandbox: plain, and it says what it is. `body` is escaped where it was made. */
export function sandboxPage(title: string, what: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title} – sandbox</title>
        <style>
          body {
            margin: 0 auto;
            max-width: 720px;
            padding: 16px;
            overflow-wrap: anywhere;
            font:
              16px/1.5 system-ui,
              sans-serif;
            color: #1c1a17;
            background: #fff;
          }
          [role='note'] {
            padding: 8px 16px;
            border: 2px solid #8a5a00;
            background: #fff6dd;
          }
          article {
            border-top: 1px solid #767676;
            padding: 8px 0;
          }
          h2 {
            font-size: 18px;
            margin: 8px 0 0;
          }
          pre {
            white-space: pre-wrap;
            font: inherit;
          }
          button {
            font: inherit;
            padding: 8px 16px;
            min-width: 240px;
            margin: 4px 0;
          }
        </style>
      </head>
      <body>
        <p role="note"><strong>This is a sandbox.</strong> ${what}</p>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`
}
