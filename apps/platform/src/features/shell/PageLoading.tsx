import { Skeleton, Stack, VisuallyHidden } from '@kingside/design-system'
import { FormattedMessage } from 'react-intl'
import * as styles from './PageLoading.css.ts'
import { messages } from './Shell.messages.ts'

/** Holds the place of a page, or of what stands in a popup, while its code is on its way. */
export function PageLoading() {
  return (
    <div role="status" className={styles.late}>
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
