export { FileUpload } from './FileUpload.tsx'
export type { FileUploadProps, FileUploadTexts } from './FileUpload.tsx'
export type { UploadItem, UploadProblem, UploadState } from './upload.ts'
export type { UploadStateTexts, UploadTexts } from './uploadWords.ts'
