import type { GalleryTexts } from '@kingside/design-system/Gallery'
import { useIntl } from 'react-intl'
import { messages } from './words.messages.ts'

/** The texts of the large view of a picture. */
export function useGalleryTexts(): GalleryTexts {
  const { formatMessage } = useIntl()
  return {
    close: formatMessage(messages.close),
    previous: formatMessage(messages.previousPicture),
    next: formatMessage(messages.nextPicture),
    position: (place, count) => formatMessage(messages.picturePosition, { count, place }),
    failed: formatMessage(messages.pictureFailed),
  }
}
