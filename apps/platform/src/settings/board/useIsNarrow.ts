import { upTo } from '@kingside/design-system/theme'
import { useMedia } from '../../platform/page/index.ts'

/** Whether the screen is so narrow that the names of the boards need two columns of cards. */
export const useIsNarrow = () => useMedia(upTo('largePhone'))
