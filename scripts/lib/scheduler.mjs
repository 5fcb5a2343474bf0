/**
 * @typedef {object} Job
 * @property {string} name
 * @property {readonly string[]} needs Names of jobs, or of conditions that are `met` or not.
 * @property {number} weight
 */

/**
 * @template {Job} J
 * @typedef {object} Schedule
 * @property {readonly J[]} jobs In the order of preference.
 * @property {number} capacity How much weight may run at once; a heavier job runs alone.
 * @property {(job: J) => Promise<boolean>} runJob Whether the job passed.
 * @property {(job: J, because: string) => void} skipJob Called instead of `runJob` when it can't run.
 * @property {Readonly<Record<string, boolean>>} [conditions] Needs that are no jobs, and whether they are met.
 * @property {() => string | undefined} [halt] Asked before each start: a reason to start no more.
 */

/**
 * Run jobs side by side: each after what it needs, never more weight at once than the capacity.
 * A job is skipped when something it needs did not pass. Resolves when nothing runs any more.
 * @template {Job} J
 * @param {Schedule<J>} schedule
 * @returns {Promise<void>}
 */
export async function runSchedule({ jobs, capacity, runJob, skipJob, conditions = {}, halt }) {
  /** @type {Map<string, boolean>} */
  const settled = new Map(Object.entries(conditions))
  /** @type {Map<string, Promise<void>>} */
  const running = new Map()
  const waiting = new Set(jobs)
  let load = 0

  const launch = (/** @type {J} */ job) => {
    waiting.delete(job)
    load += job.weight
    running.set(job.name, follow(job))
  }
  const follow = async (/** @type {J} */ job) => {
    settled.set(job.name, await runJob(job))
    load -= job.weight
    running.delete(job.name)
  }
  const skip = (/** @type {J} */ job, /** @type {string} */ because) => {
    waiting.delete(job)
    settled.set(job.name, false)
    skipJob(job, because)
  }
  const settleWaiting = () => {
    const reason = halt?.()
    for (const job of waiting) {
      const failed = job.needs.find((need) => settled.get(need) === false)
      if (reason !== undefined) skip(job, reason)
      else if (failed !== undefined) skip(job, `${failed} did not pass`)
      else if (!job.needs.every((need) => settled.get(need))) continue
      else if (running.size === 0 || load + job.weight <= capacity) launch(job)
    }
  }

  settleWaiting()
  while (running.size > 0) {
    await Promise.race(running.values())
    settleWaiting()
  }
  for (const job of waiting) {
    throw new Error(
      `${job.name} waits for ${job.needs.join(', ')}, which is neither a job nor a condition.`,
    )
  }
}

/**
 * Pick jobs by name, with everything they need.
 * @template {Job} J
 * @param {readonly J[]} jobs
 * @param {readonly string[]} names
 * @returns {J[]} in the order of `jobs`
 */
export function withNeeds(jobs, names) {
  const wanted = new Set(names)
  for (const name of wanted) {
    for (const need of jobs.find((job) => job.name === name)?.needs ?? []) wanted.add(need)
  }
  return jobs.filter((job) => wanted.has(job.name))
}
