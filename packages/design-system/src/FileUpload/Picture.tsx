import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { UploadItem } from './upload.ts'

/** Whether a file has a picture: an address, or an image on this device. */
export const hasPicture = ({ url, file }: UploadItem): boolean =>
  url !== undefined || file?.type.startsWith('image/') === true

export interface PictureProps {
  item: UploadItem
  alt: string
  /** Shown when the picture can't be drawn. */
  fallback?: ReactNode
  className?: string
}

/** A file's picture: from the server after the upload, before that from this device. */
export function Picture({ item: { url, file }, alt, fallback, className }: PictureProps) {
  const source = url ?? file
  const [broken, setBroken] = useState<string | File>()
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (url !== undefined || !file || !image.current) return
    const local = URL.createObjectURL(file)
    image.current.src = local
    return () => URL.revokeObjectURL(local)
  }, [url, file])
  if (broken !== undefined && broken === source) return fallback
  return (
    <img ref={image} src={url} alt={alt} className={className} onError={() => setBroken(source)} />
  )
}
