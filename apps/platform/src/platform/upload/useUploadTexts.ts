import type { FileUploadTexts } from '@kingside/design-system/FileUpload'
import { useIntl } from 'react-intl'
import { messages } from './Upload.messages.ts'

/** The texts of a field for one file. @param problem why the file was not taken */
export function useUploadTexts(problem: string): FileUploadTexts {
  const { formatMessage } = useIntl()
  return {
    choose: formatMessage(messages.choose),
    drop: formatMessage(messages.drop),
    dropNow: formatMessage(messages.dropNow),
    list: formatMessage(messages.list),
    waiting: formatMessage(messages.waiting),
    uploading: formatMessage(messages.uploading),
    done: formatMessage(messages.done),
    problems: { tooLarge: problem, wrongType: problem, tooMany: problem, failed: problem },
    cancel: (name) => formatMessage(messages.cancel, { name }),
    retry: (name) => formatMessage(messages.retry, { name }),
    remove: (name) => formatMessage(messages.remove, { name }),
  }
}
