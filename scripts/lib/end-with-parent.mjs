/** How often a process checks that its parent still runs. */
const checkMs = 500

/**
 * Sends this process a SIGTERM when its parent ends. For a program in a process group of its own, which nobody stops
 * when the program that started it is killed.
 */
export function endWithParent() {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, checkMs)
  timer.unref()
}
