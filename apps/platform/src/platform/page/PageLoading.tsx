import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { FormattedMessage } from 'react-intl'
import * as styles from './PageLoading.css.ts'
import { messages } from './page.messages.ts'

export interface PageLoadingProps {
  /** Whether it fills the screen, as a page does. @default false */
  readonly whole?: boolean
}

/** The skeleton of a page or a popup's content while its code loads. */
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
