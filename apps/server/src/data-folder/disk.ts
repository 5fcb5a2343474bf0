import { statfs } from 'node:fs/promises'

/** As much as the embedded database takes for the log of its changes at once. */
const neededBytes = 32 * 1024 * 1024

/** Whether so little room is left at a folder that the database there may fail to store. */
export async function isDiskFull(folder: string, needed = neededBytes): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < needed
}
