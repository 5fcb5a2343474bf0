export { PictureUpload } from '../platform/upload/index.ts'
