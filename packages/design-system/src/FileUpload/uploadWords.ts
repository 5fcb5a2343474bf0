import type { UploadProblem, UploadState } from './upload.ts'

/** The words for where a file is. */
export interface UploadStateTexts {
  /** Below a file that has its turn later. */
  waiting: string
  /** Below a file on its way. */
  uploading: string
  /** Below a file that has arrived. */
  done: string
  /** What is wrong and what to do, for each problem. */
  problems: Readonly<Record<UploadProblem, string>>
}

/** The words of a list of files. */
export interface UploadTexts extends UploadStateTexts {
  /** Names the button that stops a file on its way. */
  cancel: (name: string) => string
  /** Names the button that sends a file again. */
  retry: (name: string) => string
  /** Names the button that takes a file away. */
  remove: (name: string) => string
}

/** A file's state in words. */
export const uploadWords = (state: UploadState, texts: UploadStateTexts): string =>
  state.status === 'failed' ? texts.problems[state.problem] : texts[state.status]

/** The props of a progress bar for a file that may not know how far it is. */
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
