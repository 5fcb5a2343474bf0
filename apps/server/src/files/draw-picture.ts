import { type PictureType, uploadLimits } from '@kingside/api/facts'
import type { DrawPicture } from '../domain/files/files.ts'
import type { PictureShape } from '../domain/files/file-rules.ts'

/** So many pictures are drawn at once: each may need 200 MB. */
const atOnce = 2
/** Dots per inch of an SVG without another measure, and the most that it is drawn at. */
const svgDensity = { least: 72, most: 2_400 }

/**
 * Draws pictures anew as WebP: of what was sent only the pixels stay, without place, camera, scripts and whatever else a
 * file can hold. An SVG becomes pixels; it can't reach other files, and its scripts do not run.
 */
export function createDrawPicture(): DrawPicture {
  const places = createPlaces(atOnce)
  return (bytes, type, shape) => places(() => draw(bytes, type, shape))
}

async function draw(
  bytes: Uint8Array,
  type: PictureType,
  shape: PictureShape,
): ReturnType<DrawPicture> {
  // Some megabytes of native code, which most servers need once a day.
  const { default: sharp } = await import('sharp')
  const input = { limitInputPixels: uploadLimits.pixels, failOn: 'error' } as const
  try {
    const { width, height } = await sharp(bytes, { ...input, limitInputPixels: false }).metadata()
    if (width * height > uploadLimits.pixels) return 'too_many_pixels'
    const density = type === 'image/svg+xml' ? densityOf({ width, height }, shape) : null
    const { data, info } = await sharp(bytes, { ...input, ...(density !== null && { density }) })
      .autoOrient()
      .resize({ ...shape, withoutEnlargement: shape.fit === 'inside' })
      .webp({ quality: 84 })
      .timeout({ seconds: 20 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    return 'broken_file'
  }
}

/** As sharp as the picture that is kept needs it. */
function densityOf(
  { width, height }: { readonly width: number; readonly height: number },
  shape: PictureShape,
): number {
  const scale = Math.max(shape.width / width, shape.height / height)
  const { least, most } = svgDensity
  return Math.min(most, Math.max(least, Math.ceil(least * scale)))
}

/** Lets so many run at once; the others wait their turn. */
function createPlaces(count: number) {
  let free = count
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
