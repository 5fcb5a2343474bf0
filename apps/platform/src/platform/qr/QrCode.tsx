import { qrCodeOf, type QrSize } from './qr-code.ts'
import * as styles from './QrCode.css.ts'

/** The empty margin that code readers need, in modules. */
const quiet = 4

export interface QrCodeProps {
  readonly text: string
  /** Names the picture. */
  readonly label: string
  /** @default 'small' */
  readonly size?: QrSize
}

/** A text as a QR code for a camera; nothing if the text is too long. */
export function QrCode({ text, label, size = 'small' }: QrCodeProps) {
  const code = qrCodeOf(text, size)
  if (!code) return null
  const width = code.length + 2 * quiet
  const path = code
    .flatMap((line, row) =>
      line.flatMap((dark, column) => (dark ? [`M${column + quiet} ${row + quiet}h1v1h-1z`] : [])),
    )
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${width}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={path} />
    </svg>
  )
}
