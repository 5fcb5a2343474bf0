import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { FormattedMessage } from 'react-intl'
import * as styles from './PageLoading.css.ts'
import { messages } from './page.messages.ts'

export interface PageProgressProps {
  /** Whether the next page is loading while the old one is shown. */
  readonly loading: boolean
}

/** Shows that the next page is loading: a line at the upper edge, and a text for screen readers. */
export function PageProgress({ loading }: PageProgressProps) {
  return (
    <div role="status">
      {loading && (
        <>
          <span className={styles.progress} />
          <VisuallyHidden>
            <FormattedMessage {...messages.loading} />
          </VisuallyHidden>
        </>
      )}
    </div>
  )
}
