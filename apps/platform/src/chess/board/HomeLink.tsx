import { Link } from '@kingside/design-system/Link'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { House } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from '../../platform/router/index.ts'
import * as styles from './GameLayout.css.ts'
import { messages } from './board.messages.ts'

/** The way home in low windows, where a game has the height of the site's header too. */
export function HomeLink() {
  const navigate = useNavigate()
  return (
    <span className={styles.home}>
      <Link href="/" tone="quiet" onPress={() => void navigate('/')}>
        <House aria-hidden="true" />
        <VisuallyHidden>
          <FormattedMessage {...messages.home} />
        </VisuallyHidden>
      </Link>
    </span>
  )
}
