// A thousand toasts, one after the other, from their coming to the last one's going.
import assert from 'node:assert/strict'
import { createActor, SimulatedClock } from 'xstate'
import { provideToaster } from '../../packages/machines/src/toaster/toaster.machine.ts'
import { toastContainers } from '../../packages/machines/src/toast/toast.types.ts'
import { cpuTime, median } from '../lib/interleave.mjs'

export const toastCount = 1_000

/** @returns {number} CPU time in ms */
function once() {
  const clock = new SimulatedClock()
  const actor = createActor(provideToaster(), { clock, input: { most: 4 } }).start()
  const time = cpuTime(() => {
    for (let index = 0; index < toastCount; index += 1) {
      actor.send({
        type: 'toast.add',
        toast: {
          id: `toast-${index}`,
          title: { text: 'It is your turn' },
          container: toastContainers[index % toastContainers.length] ?? 'topRight',
        },
      })
    }
    while (actor.getSnapshot().context.standing.length > 0) {
      for (const { toast } of actor.getSnapshot().context.standing) {
        actor.send({ type: 'toast.dismiss', id: toast.id })
      }
      clock.increment(1_000)
    }
  })
  assert.equal(actor.getSnapshot().context.waiting.length, 0)
  actor.stop()
  return time
}

/** @param {number} rounds */
export function printToasts(rounds) {
  const times = Array.from({ length: rounds }, once)
  console.log(
    `\n${toastCount} toasts in six places, shown and dismissed: ${median(times).toFixed(1)} ms (${Math.min(...times).toFixed(1)}–${Math.max(...times).toFixed(1)})`,
  )
}
