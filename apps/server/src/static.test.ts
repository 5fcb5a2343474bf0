import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { staticApp } from './static.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const navigation = { headers: { accept: 'text/html,*/*;q=0.8' } }

function builtApp() {
  const folder = temporaryFolder()
  const dist = join(folder, 'dist')
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(dist, 'index.html'), '<title>Kingside</title>')
  writeFileSync(join(dist, 'favicon.svg'), '<svg/>')
  writeFileSync(join(dist, 'assets/app-1a2b.js'), 'plain')
  writeFileSync(join(dist, 'assets/app-1a2b.js.br'), 'brotli')
  writeFileSync(join(dist, 'assets/app-1a2b.js.gz'), 'gzip')
  for (const name of ['app-1a2b.js.map', 'app-1a2b.js.map.br', 'app-1a2b.css.map.gz']) {
    writeFileSync(join(dist, 'assets', name), 'the source')
  }
  writeFileSync(join(dist, 'assets/engine-3c4d.wasm'), 'wasm')
  return staticApp(dist)
}

describe('a navigation', () => {
  it.each(['/', '/lobby', '/game/12'])('to %s gets the page, fresh each time', async (path) => {
    const response = await builtApp().request(path, navigation)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('<title>Kingside</title>')
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })
})

describe('a file', () => {
  it.each(['app-1a2b.js.map', 'app-1a2b.js.map.br', 'app-1a2b.css.map.gz', 'app-1a2b.js.MAP'])(
    'S-82: with the source, %s, is not there',
    async (name) => {
      const response = await builtApp().request(`/assets/${name}`, {
        headers: { 'accept-encoding': 'br, gzip' },
      })
      expect(response.status).toBe(404)
      expect(await response.text()).not.toMatch('the source')
    },
  )

  it('with a hash in its name may be kept for ever', async () => {
    const response = await builtApp().request('/assets/app-1a2b.js')
    expect(await response.text()).toBe('plain')
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('without one may not', async () => {
    expect((await builtApp().request('/favicon.svg')).headers.get('cache-control')).toBe('no-cache')
  })

  it.each([
    ['gzip, deflate, br', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['identity', null, 'plain'],
  ])('comes compressed as "%s" allows', async (accepted, encoding, body) => {
    const response = await builtApp().request('/assets/app-1a2b.js', {
      headers: { 'accept-encoding': accepted },
    })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(await response.text()).toBe(body)
  })

  it('of WebAssembly has its type', async () => {
    const response = await builtApp().request('/assets/engine-3c4d.wasm')
    expect(response.headers.get('content-type')).toBe('application/wasm')
  })

  it.each([
    ['/assets/app-old.js', navigation],
    ['/lobby', {}],
    ['/favicon.ico', navigation],
  ])('that is missing (%s) is not found rather than the page', async (path, init) => {
    expect((await builtApp().request(path, init)).status).toBe(404)
  })
})

it.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '//secret.txt',
  '/%00/../secret.txt',
])('serves nothing outside its folder: %s', async (path) => {
  // A Request would tidy the path up; a socket would not.
  const app = builtApp()
  const request = new Request('http://localhost/')
  Object.defineProperty(request, 'url', { value: `http://localhost${path}` })
  const response = await app.fetch(request)
  expect(response.status).toBe(404)
  expect(await response.text()).not.toContain('secret')
})

describe('without a built app', () => {
  it('says how to build it', async () => {
    const response = await staticApp(join(temporaryFolder(), 'dist')).request('/', navigation)
    expect(response.status).toBe(503)
    expect(await response.text()).toMatch(/npm run build/)
  })

  it('serves the app as soon as it is built', async () => {
    const dist = temporaryFolder()
    const app = staticApp(dist)
    expect((await app.request('/', navigation)).status).toBe(503)
    writeFileSync(join(dist, 'index.html'), 'built')
    expect(await (await app.request('/', navigation)).text()).toBe('built')
  })
})
