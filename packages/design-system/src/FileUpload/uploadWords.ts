import type { UploadProblem, UploadState } from './upload.ts'

/** The texts of the upload states. */
export interface UploadStateTexts {
  /** Shown for a file whose upload has not begun. */
  waiting: string
  /** Shown during the upload. */
  uploading: string
  /** Shown after the upload. */
  done: string
  /** What is wrong and what to do, for each problem. */
  problems: Readonly<Record<UploadProblem, string>>
}

/** The texts of a list of files. */
export interface UploadTexts extends UploadStateTexts {
  /** Name of the button that cancels an upload. */
  cancel: (name: string) => string
  /** Name of the button that uploads a file again. */
  retry: (name: string) => string
  /** Name of the button that removes a file. */
  remove: (name: string) => string
}

/** The text of an upload state. */
export const uploadWords = (state: UploadState, texts: UploadStateTexts): string =>
  state.status === 'failed' ? texts.problems[state.problem] : texts[state.status]

/** The props of a progress bar for an upload whose progress may be unknown. */
export const knownProgress = (progress: number | null) =>
  progress === null ? {} : { value: progress, max: 1 }

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A size as the language writes it, such as `1.4 MB`. */
export function fileSize(bytes: number, locale: string): string {
  const power = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3))
  const unit = units[power] ?? 'byte'
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: power === 0 ? 'narrow' : 'short',
    maximumFractionDigits: power < 2 ? 0 : 1,
  }).format(bytes / 1000 ** power)
}
