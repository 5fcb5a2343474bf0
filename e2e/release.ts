import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** The site at an address of its own, where a new version of the app can come out. */
export interface Release {
  readonly origin: string
  /** From now on the worker and the page are those of another version. */
  readonly next: () => void
  readonly close: () => void
}

const versioned = ['/sw.js', '/index.html']

/** Stands before the server of the tests, and says in worker and page which version they are. */
export async function openRelease(server: string): Promise<Release> {
  const { hostname, port } = new URL(server)
  let version = 1

  const answer = (asked: IncomingMessage, response: ServerResponse) => {
    const { method, headers, url: path = '' } = asked
    const isPage = headers['sec-fetch-dest'] === 'document'
    const isVersioned = isPage || versioned.includes(path)
    // What is changed on its way must come as it is, and not be taken for the one before.
    const { 'accept-encoding': _, 'if-none-match': __, ...plain } = headers
    const passed = request(
      { hostname, port, method, path, headers: isVersioned ? plain : headers },
      (got) => {
        const { 'content-length': ___, etag: ____, ...rest } = got.headers
        response.writeHead(got.statusCode ?? 502, isVersioned ? rest : got.headers)
        if (isVersioned) void text(got).then((body) => response.end(marked(body, version)))
        else got.pipe(response)
      },
    )
    passed.on('error', () => response.destroy())
    asked.pipe(passed)
  }

  const proxy = createServer(answer)
  proxy.on('upgrade', (asked, socket) => {
    const upstream = connect(Number(port), hostname, () => {
      const lines = [`GET ${asked.url} HTTP/1.1`]
      for (let at = 0; at < asked.rawHeaders.length; at += 2) {
        lines.push(`${asked.rawHeaders[at]}: ${asked.rawHeaders[at + 1]}`)
      }
      upstream.write(`${lines.join('\r\n')}\r\n\r\n`)
      socket.pipe(upstream).pipe(socket)
    })
    upstream.on('error', () => socket.destroy())
    socket.on('error', () => upstream.destroy())
  })
  proxy.listen(0, 'localhost')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return {
    origin: `http://localhost:${address.port}`,
    next: () => {
      version += 1
    },
    close: () => {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}

/** The worker names its cache by its version; the page carries it for the tests. */
const marked = (body: string, version: number) =>
  body
    .replace(/const version = '(\w+)'/, `const version = '$1-${version}'`)
    .replace('</head>', `<meta name="version" content="${version}"></head>`)
