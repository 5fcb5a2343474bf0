export { Gallery } from './Gallery.tsx'
export type { GalleryPicture, GalleryProps, GalleryTexts } from './Gallery.tsx'
