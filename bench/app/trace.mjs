// Reads out of Chromium's trace what the main thread did for each move.

export const traceCategories = /** @type {const} */ ([
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
])

/**
 * @typedef {object} Event
 * @property {string} name
 * @property {string} ph
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts microseconds
 * @property {number} [dur]
 * @property {number} [tdur] CPU time of the thread
 * @property {any} [args]
 */

/** A task of the main thread, with what it did. @typedef {{ start: number, end: number, ms: number, script: number, did: Event[] }} Task */
/** Milliseconds of CPU: `first` until the first frame that shows it, `script` the part in JavaScript. @typedef {{ all: number, first: number, script: number }} Cost */

/** Shorter messages are pings; moves and their acknowledgements are longer. */
const shortestMove = 100

/** @param {Buffer} trace @returns {{ made: Cost[], received: Cost[], pickedUp: Cost[] }} */
export function movesOf(trace) {
  /** @type {{ traceEvents: Event[] }} */
  const { traceEvents } = JSON.parse(trace.toString())
  const tasks = tasksOf(mainThreadOf(traceEvents))
  /** @type {Cost[]} */
  const made = []
  /** @type {Cost[]} */
  const received = []
  /** @type {Cost[]} */
  const pickedUp = []
  /** Where the latest two touches began. @type {[number, number]} */
  let touches = [-1, -1]
  /** Where the own move under way began, was sent and was answered. @type {number[]} */
  let own = []
  for (const [index, { did }] of tasks.entries()) {
    for (const event of did) {
      const data = event.args?.data
      if (event.name === 'EventDispatch' && data?.type === 'pointerdown') {
        touches = [touches[1], index]
      } else if (event.name === 'WebSocketSend' && data?.dataLength >= shortestMove) {
        own = [touches[1], index]
        pickedUp.push(costOf(tasks, [[touches[0], touches[0]]]))
      } else if (event.name === 'WebSocketReceive' && data?.dataLength >= shortestMove) {
        if (own.length === 0) {
          received.push(costOf(tasks, [[index, index]]))
          continue
        }
        own.push(index)
        const [begun = -1, sent = -1, ...answers] = own
        // The move itself, as all hear it, and that it is stored.
        if (answers.length < 2) continue
        own = []
        made.push(costOf(tasks, [[begun, sent], ...answers.map(alone)]))
      }
    }
  }
  return { made, received, pickedUp }
}

/** @param {number} index @returns {readonly [number, number]} */
const alone = (index) => [index, index]

/**
 * What stretches of tasks cost, each with the frame that comes after it; a task in two of them counts once.
 * @param {readonly Task[]} tasks @param {readonly (readonly [from: number, to: number])[]} stretches
 * @returns {Cost}
 */
function costOf(tasks, stretches) {
  const ends = stretches.map(([, to]) =>
    tasks.findIndex(
      ({ did }, index) =>
        index >= to && did.some(({ name, ts }) => name === 'Commit' && ts > startOf(tasks[to])),
    ),
  )
  /** @type {Set<Task>} */
  const all = new Set()
  /** @type {Set<Task>} */
  const first = new Set()
  for (const [number, [from]] of stretches.entries()) {
    for (const task of tasks.slice(from, (ends[number] ?? from) + 1)) {
      all.add(task)
      if (number === 0) first.add(task)
    }
  }
  /** @param {Iterable<Task>} some @param {'ms' | 'script'} part */
  const sum = (some, part) => [...some].reduce((total, task) => total + task[part], 0)
  return { all: sum(all, 'ms'), first: sum(first, 'ms'), script: sum(all, 'script') }
}

/** When what matters in a task was done: a frame of the same task before it does not show it. @param {Task | undefined} task */
const startOf = (task) =>
  task?.did.find(({ name }) => name.startsWith('WebSocket') || name === 'EventDispatch')?.ts ?? 0

/** The events of the page's own thread: that of the renderer with the most of them. @param {readonly Event[]} events */
function mainThreadOf(events) {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid))
  return threads.sort((a, b) => b.length - a.length)[0] ?? []
}

/** @param {readonly Event[]} events @returns {Task[]} */
function tasksOf(events) {
  const sorted = [...events].sort((a, b) => a.ts - b.ts)
  /** @type {Task[]} */
  const tasks = []
  let scriptEnd = 0
  for (const event of sorted) {
    const last = tasks.at(-1)
    if (event.name === 'RunTask') {
      const { ts, dur = 0, tdur = dur } = event
      // One may run within another.
      if (last && ts < last.end) continue
      tasks.push({ start: ts, end: ts + dur, ms: tdur / 1000, script: 0, did: [] })
    } else if (last && event.ts <= last.end) {
      last.did.push(event)
      const { ts, dur = 0, tdur = dur } = event
      // A call within a call is counted with it.
      if (event.name === 'FunctionCall' && ts >= scriptEnd) {
        last.script += tdur / 1000
        scriptEnd = ts + dur
      }
    }
  }
  return tasks
}
