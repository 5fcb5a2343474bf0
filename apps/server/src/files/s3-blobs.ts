import { AwsClient } from 'aws4fetch'
import { type Blobs, checkBlobName } from '../domain/files/blobs.ts'

/** A place for files that speaks S3. */
export interface S3Settings {
  /** Such as `https://s3.eu-central-1.amazonaws.com` or `http://minio:9000`; buckets are named in the path. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  /** Of files that nobody sees by an address alone; it may be the same. */
  readonly privateBucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** How long one request may take. */
const timeoutMs = 15_000

export interface S3Blobs extends Blobs {
  /** Rejects when a bucket can't be written. */
  readonly check: () => Promise<void>
}

/** Bytes in buckets. */
export function createS3Blobs(settings: S3Settings): S3Blobs {
  const { endpoint, region, bucket, privateBucket, accessKeyId, secretAccessKey } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const ask = async (bucketName: string, path: string, init: RequestInit): Promise<Response> => {
    const url = `${endpoint.replace(/\/$/, '')}/${bucketName}/${path}`
    const response = await client.fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    throw new S3Error(init.method ?? 'GET', response.status, bucketName)
  }
  const askFor = (name: string, init: RequestInit) =>
    ask(name.startsWith('private/') ? privateBucket : bucket, checkBlobName(name), init)
  const put = async (bucketName: string, path: string, bytes: Uint8Array, mime: string) => {
    const response = await ask(bucketName, path, {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: { 'content-type': mime, 'content-length': String(bytes.length) },
    })
    await response.body?.cancel()
    if (!response.ok) throw new S3Error('PUT', response.status, bucketName)
  }
  return {
    put: (name, bytes, mime) =>
      put(name.startsWith('private/') ? privateBucket : bucket, checkBlobName(name), bytes, mime),
    get: async (name) => {
      const response = await askFor(name, { method: 'GET' })
      if (response.ok) return new Uint8Array(await response.arrayBuffer())
      await response.body?.cancel()
      return null
    },
    remove: async (name) => {
      const response = await askFor(name, { method: 'DELETE' })
      await response.body?.cancel()
    },
    check: async () => {
      for (const each of new Set([bucket, privateBucket])) {
        // oxlint-disable-next-line no-await-in-loop -- two at most
        await put(each, 'kingside-check', new Uint8Array([1]), 'application/octet-stream')
      }
    },
  }
}

/** What the store of files has answered; never a key or a signature. */
export class S3Error extends Error {
  override readonly name = 'S3Error'
  readonly status: number
  constructor(method: string, status: number, bucket: string) {
    super(`${method} in the bucket ${bucket} was answered ${status}${reasons[status] ?? ''}`)
    this.status = status
  }
}

const reasons: Readonly<Record<number, string>> = {
  301: ': it is in another region',
  403: ': key, secret or rights are wrong',
  404: ': there is no such bucket',
}
