import { Skeleton, Stack, VisuallyHidden } from '@kingside/design-system'
import { FormattedMessage } from 'react-intl'
import * as styles from './PageLoading.css.ts'
import { messages } from './page.messages.ts'

export interface PageLoadingProps {
  /** Takes the whole screen, as a page does. @default false */
  readonly whole?: boolean
}

/** Holds the place of a page, or of what stands in a popup, while its code is on its way. */
export function PageLoading({ whole = false }: PageLoadingProps) {
  return (
    <div role="status" className={whole ? `${styles.late} ${styles.whole}` : styles.late}>
      <VisuallyHidden>
        <FormattedMessage {...messages.loading} />
      </VisuallyHidden>
      <Stack gap={6}>
        <div className={styles.title}>
          <Skeleton size="xl" />
        </div>
        <Skeleton lines={3} />
        <Skeleton lines={2} />
      </Stack>
    </div>
  )
}
