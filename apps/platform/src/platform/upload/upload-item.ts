import type { UploadItem, UploadProblem as ShownProblem } from '@kingside/design-system/FileUpload'
import type { ChosenFile, UploadProblem, UploadView } from '@kingside/machines/upload'

/** The file of the view as an item of the list; null when there is none. */
export function itemOf(view: UploadView): UploadItem | null {
  switch (view.status) {
    case 'empty':
      return null
    case 'sending':
      return { ...factsOf(view.file), state: { status: 'uploading', progress: view.progress } }
    case 'done': {
      const { file, url } = view
      const facts = file ? factsOf(file) : { id: url, name: fileName(url) }
      return {
        ...facts,
        ...(isPicture(file, url) && { url }),
        state: { status: 'done' },
      }
    }
    case 'failed':
      return {
        ...factsOf(view.file),
        state: { status: 'failed', problem: shownProblems[view.problem] },
      }
    default:
      return view satisfies never
  }
}

/** The address of the earlier file that the server keeps during an upload or after a refusal. */
export function earlierOf(view: UploadView): string | null {
  switch (view.status) {
    case 'sending':
    case 'failed':
      return view.url === null ? null : fileName(view.url)
    case 'empty':
    case 'done':
      return null
    default:
      return view satisfies never
  }
}

/** The list offers to retry only after `failed`. */
const shownProblems = {
  wrong_type: 'wrongType',
  too_large: 'tooLarge',
  empty: 'wrongType',
  quota: 'tooMany',
  offline: 'failed',
  timed_out: 'failed',
  failed: 'failed',
} as const satisfies Record<UploadProblem, ShownProblem>

const factsOf = ({ id, name, size }: ChosenFile) => ({ id, name, size })

const isPicture = (file: ChosenFile | null, url: string) =>
  file ? file.mime.startsWith('image/') : /\.(?:svg|png|jpe?g|webp)$/i.test(url)

/** The file name at the end of an address. */
const fileName = (url: string) => decodeURIComponent(url.split(/[?#]/)[0]?.split('/').at(-1) ?? url)
