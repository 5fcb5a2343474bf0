/**
 * @typedef {object} Job
 * @property {string} name
 * @property {readonly string[]} needs Names of jobs, or of conditions.
 * @property {number} weight
 */

/**
 * @template {Job} J
 * @typedef {object} Schedule
 * @property {readonly J[]} jobs In order of preference.
 * @property {number} capacity The total weight that may run at once; a heavier job runs alone.
 * @property {(job: J) => Promise<boolean>} runJob Resolves with whether the job passed.
 * @property {(job: J, because: string) => void} skipJob Called instead of `runJob` for a job that can't run.
 * @property {Readonly<Record<string, boolean>>} [conditions] Needs that are not jobs, and whether they are met.
 * @property {() => string | undefined} [halt] Called before each start; returns a reason to start no more jobs.
 */

/**
 * Runs jobs in parallel: each after its needs, with at most the capacity's weight at once. A job is skipped when one of
 * its needs did not pass. Resolves when no job runs any more.
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
 * Picks jobs by name, with all jobs that they need.
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
