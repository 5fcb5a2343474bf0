export { ImageUpload, imageUploadShapes } from './ImageUpload.tsx'
export type { ImageUploadProps, ImageUploadTexts } from './ImageUpload.tsx'
