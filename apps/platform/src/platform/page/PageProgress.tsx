import { VisuallyHidden } from '@kingside/design-system'
import { FormattedMessage } from 'react-intl'
import * as styles from './PageLoading.css.ts'
import { messages } from './page.messages.ts'

export interface PageProgressProps {
  /** The next page is on its way, while the old one stands. */
  readonly loading: boolean
}

/** Says that the next page is on its way: a line at the upper edge, and a word for screen readers. */
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
