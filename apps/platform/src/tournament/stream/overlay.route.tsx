import { useQuery } from '@tanstack/react-query'
import { useDependencies } from '../../dependencies.ts'
import { NamedTitle } from '../../platform/page/index.ts'
import { useParams, useSearchParams } from '../../platform/router/index.ts'
import { tournamentQuery } from '../calls.ts'
import { tournamentApiOf } from '../tournament-api.ts'
import { LiveOverlay } from './LiveOverlay.tsx'
import * as styles from './Overlay.css.ts'
import { overlayChoicesOf } from './overlay-choices.ts'

/** The page that a streaming program shows: the overlay alone. Until the tournament is there, it shows nothing. */
export function OverlayRoute() {
  const { id = '' } = useParams()
  const api = tournamentApiOf(useDependencies())
  const choices = overlayChoicesOf(useSearchParams())
  const { data } = useQuery({
    ...tournamentQuery(api, id, false),
    // Nobody is there to press a button.
    retry: true,
    retryDelay: 5_000,
  })
  return (
    <div className={styles.page}>
      {data && (
        <>
          <NamedTitle name={data.name} />
          <LiveOverlay addressId={id} tournament={data} choices={choices} />
        </>
      )}
    </div>
  )
}
