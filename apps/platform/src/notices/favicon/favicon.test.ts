import { beforeEach, expect, it, vi } from 'vitest'
import { createFaviconAdapter } from './favicon.ts'

const page = vi.hoisted(() => ({
  loadIcon: () => ({ isSettled: () => true, icon: () => null }),
  show: vi.fn<(icon: null, kind: string) => void>(),
  restore: vi.fn<() => void>(),
}))
vi.mock('@kingside/design-system/FaviconBadge', () => ({ browserFavicon: () => page }))

const messagesBadge = { place: { across: 0.8, down: 0.2 }, kind: 'messages' } as const

beforeEach(() => vi.clearAllMocks())

it('draws the badge on the tab’s icon, and takes it away again', async () => {
  const adapter = createFaviconAdapter()
  expect(await adapter.drawBadge(messagesBadge, new AbortController().signal)).toBe('drawn')
  expect(page.show).toHaveBeenCalledWith(null, 'messages')
  await adapter.restoreIcon(new AbortController().signal)
  expect(page.restore).toHaveBeenCalledOnce()
})

it('draws no badge that was taken back while what draws it was on its way', async () => {
  const takenBack = new AbortController()
  const drawn = createFaviconAdapter().drawBadge(messagesBadge, takenBack.signal)
  takenBack.abort()
  await expect(drawn).rejects.toThrow('aborted')
  expect(page.show).not.toHaveBeenCalled()
})
