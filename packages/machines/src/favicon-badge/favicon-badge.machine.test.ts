import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { provideFaviconBadge } from './favicon-badge.machine.ts'
import { faviconBadgeKinds, type DrawBadgeInput } from './favicon-badge.types.ts'
import { selectFaviconBadgeView } from './favicon-badge.view.ts'

function start() {
  const clock = new SimulatedClock()
  const icon = { loaded: true, broken: false }
  const drawn: string[] = []
  const drawBadge = vi.fn(async ({ kind }: DrawBadgeInput) => {
    if (icon.broken) throw new Error('no canvas')
    if (!icon.loaded) return 'loading' as const
    drawn.push(kind)
    return 'drawn' as const
  })
  const restoreIcon = vi.fn(async () => {})
  const actor = createActor(provideFaviconBadge({ drawBadge, restoreIcon }), { clock }).start()
  const view = () => selectFaviconBadgeView(actor.getSnapshot())
  const reach = (value: string) =>
    vi.waitUntil(() => {
      const now = actor.getSnapshot().value
      return (typeof now === 'string' ? now : now.badged) === value
    })
  return { actor, clock, drawBadge, drawn, icon, reach, restoreIcon, view }
}

describe('the badge on the tab’s icon', () => {
  it.each(faviconBadgeKinds)('is drawn 80 % across and 20 % down: %s', async (kind) => {
    const { actor, drawBadge, reach, view } = start()
    actor.send({ type: 'badge.set', kind })
    await reach('shown')
    const place = { across: 0.8, down: 0.2 }
    expect(drawBadge.mock.calls[0]?.[0]).toEqual({ kind, place })
    expect(view()).toEqual({ status: 'shown', kind, place })
  })

  it('is an alert unless another kind is asked for', async () => {
    const { actor, drawn, reach } = start()
    actor.send({ type: 'badge.set' })
    await reach('shown')
    expect(drawn).toEqual(['alert'])
  })

  it('is tried again every 100 ms until the icon is there', async () => {
    const { actor, clock, drawBadge, drawn, icon, reach, view } = start()
    icon.loaded = false
    actor.send({ type: 'badge.set', kind: 'messages' })
    await reach('waiting')
    clock.increment(99)
    expect(drawBadge).toHaveBeenCalledTimes(1)
    clock.increment(1)
    expect(drawBadge).toHaveBeenCalledTimes(2)
    await reach('waiting')
    icon.loaded = true
    expect(view().status).toBe('drawing')
    clock.increment(100)
    await reach('shown')
    expect(drawn).toEqual(['messages'])
  })

  it('is the last kind asked for when the icon comes late', async () => {
    const { actor, clock, drawn, icon, reach } = start()
    icon.loaded = false
    actor.send({ type: 'badge.set', kind: 'messages' })
    await reach('waiting')
    actor.send({ type: 'badge.set', kind: 'active' })
    await reach('waiting')
    icon.loaded = true
    clock.increment(100)
    await reach('shown')
    expect(drawn).toEqual(['active'])
  })

  it('is not drawn again while it is shown, and changes its kind', async () => {
    const { actor, drawn, reach } = start()
    actor.send({ type: 'badge.set', kind: 'active' })
    await reach('shown')
    actor.send({ type: 'badge.set', kind: 'active' })
    actor.send({ type: 'badge.set', kind: 'warning' })
    await reach('shown')
    expect(drawn).toEqual(['active', 'warning'])
  })

  it('goes away, also before it could appear', async () => {
    const { actor, clock, drawn, icon, reach, restoreIcon, view } = start()
    icon.loaded = false
    actor.send({ type: 'badge.set' })
    await reach('waiting')
    actor.send({ type: 'badge.reset' })
    expect(view()).toEqual({ status: 'plain' })
    icon.loaded = true
    await reach('plain')
    clock.increment(1_000)
    expect(drawn).toEqual([])
    expect(restoreIcon).toHaveBeenCalledOnce()
  })

  it('can come back while the icon is being restored', async () => {
    const { actor, drawn, reach } = start()
    actor.send({ type: 'badge.set', kind: 'active' })
    await reach('shown')
    actor.send({ type: 'badge.reset' })
    actor.send({ type: 'badge.set', kind: 'active' })
    await reach('shown')
    expect(drawn).toEqual(['active', 'active'])
  })

  it('that can’t be drawn is left until it is asked for again', async () => {
    const { actor, clock, drawBadge, icon, reach, view } = start()
    icon.broken = true
    actor.send({ type: 'badge.set', kind: 'active' })
    await reach('failed')
    clock.increment(60_000)
    expect(drawBadge).toHaveBeenCalledOnce()
    expect(view().status).toBe('failed')
    icon.broken = false
    actor.send({ type: 'badge.set', kind: 'active' })
    await reach('shown')
  })

  it('that is not there is not restored', () => {
    const { actor, restoreIcon } = start()
    actor.send({ type: 'badge.reset' })
    expect(restoreIcon).not.toHaveBeenCalled()
  })
})
