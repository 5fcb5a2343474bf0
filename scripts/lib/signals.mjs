/** @typedef {{ release: () => void, signal: () => NodeJS.Signals | undefined }} StopWatch */

const stopSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** A Ctrl-C arrives twice under `npm run`: from the terminal and from npm, which forwards it. */
const sameKeyPressMs = 500

/** How often a run under npm checks that npm still runs. */
const parentCheckMs = 1_000

/**
 * @typedef {object} StopEffects
 * @property {Pick<NodeJS.EventEmitter, 'on' | 'off'>} source The emitter of the signals.
 * @property {() => number} now The time in milliseconds.
 * @property {() => number} parent The id of the parent process.
 * @property {(check: () => void) => () => void} every Calls `check` repeatedly, until the returned function is called.
 */

/**
 * Calls back for each request to stop; a doubled signal counts once. The end of the parent is a request too: a SIGTERM
 * to `npm start` ends npm and its shell, and neither forwards it.
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
    // A process started by hand (`nohup node scripts/start.mjs &`) goes on when its shell ends.
    if (!process.env['npm_lifecycle_event']) return () => {}
    const timer = setInterval(check, parentCheckMs).unref()
    return () => clearInterval(timer)
  },
}
