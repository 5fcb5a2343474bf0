/** @typedef {{ release: () => void, signal: () => NodeJS.Signals | undefined }} StopWatch */

const stopSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** A Ctrl-C arrives twice under `npm run`: from the terminal and from npm, which passes it on. */
const sameKeyPressMs = 500

/** How often a run under npm looks whether npm is still there. */
const parentCheckMs = 1_000

/**
 * @typedef {object} StopEffects
 * @property {Pick<NodeJS.EventEmitter, 'on' | 'off'>} source Where signals arrive.
 * @property {() => number} now Milliseconds.
 * @property {() => number} parent The id of the parent process.
 * @property {(check: () => void) => () => void} every Call again and again, until the answer is called.
 */

/**
 * Call back for each request to stop; a doubled one counts once. The end of the parent is a request
 * too: a SIGTERM to `npm start` ends npm and its shell, and neither passes it on to us.
 * @param {(signal: NodeJS.Signals, times: number) => void} stop `times` is 1 for the first request.
 * @param {Partial<StopEffects>} [effects]
 * @returns {StopWatch}
 */
export function onStopSignal(stop, effects = {}) {
  const { source, now, parent, every } = { ...processEffects, ...effects }
  /** @type {NodeJS.Signals | undefined} */
  let last
  let times = 0
  let at = -Infinity
  const request = (/** @type {NodeJS.Signals} */ signal) => {
    if (signal === last && now() - at < sameKeyPressMs) return
    last = signal
    at = now()
    times += 1
    stop(signal, times)
  }
  const releases = stopSignals.map((signal) => {
    const listener = () => request(signal)
    source.on(signal, listener)
    return () => source.off(signal, listener)
  })
  const firstParent = parent()
  const releaseParent = every(() => {
    if (parent() === firstParent) return
    releaseParent()
    request('SIGTERM')
  })
  return {
    release: () => [...releases, releaseParent].forEach((release) => release()),
    signal: () => last,
  }
}

/** @type {StopEffects} */
const processEffects = {
  source: process,
  now: () => performance.now(),
  parent: () => process.ppid,
  every: (check) => {
    // Started by hand (`nohup node scripts/start.mjs &`), the shell may end and we go on.
    if (!process.env['npm_lifecycle_event']) return () => {}
    const timer = setInterval(check, parentCheckMs).unref()
    return () => clearInterval(timer)
  },
}
