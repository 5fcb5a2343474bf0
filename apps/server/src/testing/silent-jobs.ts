import type { JobQueue } from '../jobs/job-queue.ts'

/** No job is ever done. */
export const silentJobs: JobQueue = {
  open: async () => {},
  send: async () => {},
  sendToAccounts: async () => {},
  workForAccounts: async () => {},
  work: async () => {},
  close: async () => {},
}
