// Takes the place of the worker where it is not wanted any more: it removes itself and what was kept.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  const names = await caches.keys()
  await Promise.all(names.filter(isOurs).map((name) => caches.delete(name)))
  await self.registration.unregister()
}

const isOurs = (name) => name.startsWith('kingside-')
