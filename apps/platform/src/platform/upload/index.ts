export { PictureUpload } from './PictureUpload.tsx'
export { createFileSending } from './send-file.calls.ts'
export { kindsOf } from './file-kinds.ts'
export { itemOf } from './upload-item.ts'
export { useUploadTexts } from './useUploadTexts.ts'
export {
  messages as uploadMessages,
  problemMessages as uploadProblemMessages,
} from './Upload.messages.ts'
