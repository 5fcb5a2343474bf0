// The installed app's worker: it keeps the built app, so that it opens without a connection.
// It does not answer for the server: nothing below /api/ is kept, so no account's data either. The one exception is the
// pack of puzzles for practice without a connection, which is the same for everybody.
// build-worker.ts puts in what stands between the underscores.

const version = '__VERSION__'
/** The files of the app's shell, kept before they are asked for. */
const shellFiles = '__SHELL__'.split(' ')
/** Every file of this build that never changes under its name; kept when it was asked for. */
const lastingFiles = '__LASTING__'.split(' ')

const shellName = `kingside-shell-${version}`
const lastingName = 'kingside-lasting'
const packName = 'kingside-puzzle-pack'
const page = '/index.html'
const packPath = '/api/puzzles/pack/'

self.addEventListener('install', (event) => event.waitUntil(keepShell()))
self.addEventListener('activate', (event) => event.waitUntil(forgetOld()))
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname === packPath) {
    event.respondWith(fromServerOrPack(request))
    return
  }
  // Pages and calls of the server itself.
  if (/^\/(api|dev|operation|metrics)(\/|$)/.test(pathname)) return
  const isPage = request.mode === 'navigate' && !/\.\w+$/.test(pathname)
  if (isPage) event.respondWith(fromShell(page, request))
  else if (shellFiles.includes(pathname)) event.respondWith(fromShell(pathname, request))
  else if (lastingFiles.includes(pathname)) event.respondWith(fromLasting(request))
})

async function keepShell() {
  const shell = await caches.open(shellName)
  // Past the browser's own cache: the new page must not be put together from old files.
  await shell.addAll(shellFiles.map((path) => new Request(path, { cache: 'no-cache' })))
}

async function forgetOld() {
  const names = await caches.keys()
  const isOld = (name) => name.startsWith('kingside-shell-') && name !== shellName
  await Promise.all(names.filter(isOld).map((name) => caches.delete(name)))
  const lasting = await caches.open(lastingName)
  const kept = await lasting.keys()
  const isGone = ({ url }) => !lastingFiles.includes(new URL(url).pathname)
  await Promise.all(kept.filter(isGone).map((request) => lasting.delete(request)))
}

async function fromShell(path, request) {
  const shell = await caches.open(shellName)
  return (await shell.match(path)) ?? fetch(request)
}

async function fromLasting(request) {
  const lasting = await caches.open(lastingName)
  const kept = await lasting.match(request)
  if (kept) return kept
  const response = await fetch(request)
  // An error, or a part of a file, is nothing to keep.
  if (response.status === 200) await lasting.put(request, response.clone())
  return response
}

async function fromServerOrPack(request) {
  const kept = await caches.open(packName)
  try {
    const response = await fetch(request)
    // A full disk keeps nothing, and is no reason to answer with nothing.
    if (response.status === 200) await kept.put(packPath, response.clone()).catch(() => {})
    return response
  } catch (error) {
    const pack = await kept.match(packPath, { ignoreVary: true })
    if (pack) return pack
    throw error
  }
}
