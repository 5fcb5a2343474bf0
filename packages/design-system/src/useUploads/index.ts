// What keeps the files of a `FileUpload` or an `ImageUpload`. A page that keeps them itself does not load it.
export { fileProblem, UploadError, uploadProblemOf, uploadProblems } from '../FileUpload/upload.ts'
export type { FileLimits } from '../FileUpload/upload.ts'
export { useUploads } from '../FileUpload/useUploads.ts'
export type { UploadCall, UploadsOptions } from '../FileUpload/useUploads.ts'
