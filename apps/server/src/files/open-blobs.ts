import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Blobs } from '../domain/files/blobs.ts'
import { StartError } from '../start-error.ts'
import { createFolderBlobs } from './folder-blobs.ts'
import { createS3Blobs } from './s3-blobs.ts'

/**
 * Opens what keeps the bytes of files: the buckets of the settings, else a folder beside the data.
 * @throws StartError when a bucket can't be written
 */
export async function openBlobs({
  s3,
  dataFolder,
}: Pick<Config, 's3' | 'dataFolder'>): Promise<Blobs> {
  if (s3 === null) return createFolderBlobs(join(dataFolder, 'files'))
  const blobs = createS3Blobs(s3)
  try {
    await blobs.check()
    return blobs
  } catch (cause) {
    throw new StartError({
      what: `Files can't be kept at ${new URL(s3.endpoint).host} (${cause instanceof Error ? cause.message : 'it does not answer'}).`,
      how: [
        'check S3_ENDPOINT, S3_REGION, S3_BUCKET and the keys, and that the buckets are there',
        'or leave the S3_ variables out: then files are kept in the data folder',
      ],
      cause,
    })
  }
}
