import type { TournamentRunView } from '@kingside/machines/tournament-run'
import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Stack } from '@kingside/design-system/Stack'
import { Table } from '@kingside/design-system/Table'
import { Tabs } from '@kingside/design-system/Tabs'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMedia } from '../../platform/page/index.ts'
import { tabMessages as pageTabs } from '../page/page.messages.ts'
import { useStandingColumns } from '../page/useStandingColumns.tsx'
import { Winners } from '../page/Winners.tsx'
import type { StandingRow } from '../tournament.types.ts'
import type { AddGamesProps } from './AddGames.tsx'
import { AuditTab, type AuditTabProps } from './AuditTab.tsx'
import * as styles from './manage.css.ts'
import { failureMessages, messages, tabMessages } from './manage.messages.ts'
import type { GivenTime, Listed, Pairing, Progress, RunHandlers } from './manage.types.ts'
import type { SeatsWanted } from './moved-pairing.ts'
import { PairingTab } from './PairingTab.tsx'
import { PauseControl } from './PauseControl.tsx'
import { ParticipantsTab, type PeopleAct } from './ParticipantsTab.tsx'
import * as sheetStyles from './PaperSheet.css.ts'
import { RoundsTab } from './RoundsTab.tsx'
import { PairingSheet, StandingSheet } from './Sheets.tsx'
import { Steps } from './Steps.tsx'
import { useKeptFocus } from './useKeptFocus.ts'
import { usePrinting } from './usePrinting.ts'

export const manageTabs = [
  'participants',
  'winners',
  'pairing',
  'rounds',
  'standings',
  'audit',
] as const
export type ManageTab = (typeof manageTabs)[number]

export interface ManagePageProps {
  readonly progress: Progress
  readonly view: TournamentRunView
  readonly run: RunHandlers
  readonly participants: readonly Listed[]
  /** Of the latest round. */
  readonly latest: Pairing | null
  /** Of the round that is shown with its results. */
  readonly shown: { readonly round: number | null; readonly pairing: Pairing | null }
  readonly standing: readonly StandingRow[]
  readonly audit: AuditTabProps['audit']
  readonly tab: ManageTab
  /** The server’s code of what was refused; null is nothing. */
  readonly failure: string | null
  readonly isBusy: boolean
  readonly onTab: (tab: ManageTab) => void
  readonly onRunning: (running: 'auto' | 'manual') => void
  readonly onPairing: (wanted: SeatsWanted, onSaved: () => void) => void
  readonly onRound: (round: number) => void
  readonly onTime: (table: number, given: GivenTime) => void
  /** For so many minutes; 0 ends the pause. */
  readonly onPause: (minutes: number) => void
  readonly onPeople: (act: PeopleAct) => void
  /** Sends the games of a PGN file. */
  readonly onGames: AddGamesProps['onAdd']
  readonly onExport: (format: 'trf' | 'csv') => void
}

const isKnown = (code: string): code is keyof typeof failureMessages => code in failureMessages

/** The page on which a tournament is run. */
export function ManagePage(props: ManagePageProps) {
  const { progress, failure, tab, onTab, onRunning, isBusy } = props
  const { tournament } = progress
  const { formatMessage } = useIntl()
  const path = `/tournaments/${tournament.slug}`
  const contents = useContents(props)
  const root = useRef<HTMLDivElement>(null)
  useKeptFocus(root)
  const isPrinting = usePrinting()
  return (
    <div ref={root}>
      <div className={sheetStyles.screen}>
        <Stack gap={5}>
          <div className={styles.screenOnly}>
            <Inline justify="between" gap={3}>
              <Link href={path}>
                <FormattedMessage {...messages.back} />
              </Link>
              {progress.can_edit && (
                <LinkButton size="s" type="secondary" href={`${path}/edit`}>
                  <FormattedMessage {...messages.edit} />
                </LinkButton>
              )}
            </Inline>
          </div>
          <Heading level={1} size="l">
            {tournament.name}
          </Heading>
          {failure !== null && (
            <Banner
              type="danger"
              title={formatMessage(
                isKnown(failure) ? failureMessages[failure] : failureMessages.other,
              )}
            />
          )}
          <div className={styles.screenOnly}>
            <Stack gap={3}>
              <Steps
                view={props.view}
                run={props.run}
                start={tournament.start}
                dueAt={progress.due_at}
                hasRounds={tournament.kind !== 'arena'}
                running={tournament.mode === 'online' ? progress.running : null}
                isBusy={isBusy}
                onRunning={onRunning}
              />
              <PauseControl tournament={tournament} isBusy={isBusy} onPause={props.onPause} />
            </Stack>
          </div>
          <div className={styles.sheet}>
            <Tabs
              label={formatMessage(tabMessages.label)}
              value={tab}
              onChange={onTab}
              tabs={manageTabs.map((value) => ({
                value,
                label: formatMessage(tabMessages[value]),
                content: contents[value],
              }))}
            />
          </div>
        </Stack>
      </div>
      {isPrinting && <Sheet {...props} />}
    </div>
  )
}

/** What is printed of the tab that is shown; nothing where the tab itself is. */
function Sheet({ progress, latest, shown, standing, tab }: ManagePageProps) {
  const { tournament, round } = progress
  switch (tab) {
    case 'pairing':
      return (
        round !== null &&
        latest !== null && (
          <PairingSheet tournament={tournament} round={round.number} pairing={latest} />
        )
      )
    case 'rounds':
      return (
        shown.round !== null &&
        shown.pairing !== null && (
          <PairingSheet tournament={tournament} round={shown.round} pairing={shown.pairing} />
        )
      )
    case 'standings':
      return <StandingSheet progress={progress} standing={standing} />
    case 'participants':
    case 'winners':
    case 'audit':
      return null
    default:
      return tab satisfies never
  }
}

function useContents(props: ManagePageProps) {
  const { progress, participants, latest, shown, isBusy } = props
  const { tournament, round } = progress
  const isOver = tournament.status === 'completed'
  return {
    participants: (
      <ParticipantsTab
        participants={participants}
        hasCheckIn={tournament.check_in_required}
        hasBegun={tournament.status !== 'expected'}
        isOver={isOver}
        addPath={`/tournaments/${tournament.slug}/add-participants`}
        onAct={props.onPeople}
      />
    ),
    winners: (
      <Winners
        name={tournament.name}
        winners={isOver ? props.standing.slice(0, mostWinners) : []}
      />
    ),
    pairing: (
      <PairingTab
        round={round?.number ?? null}
        pairing={latest}
        isOpen={round?.status === 'expected'}
        isBusy={isBusy}
        onSave={props.onPairing}
      />
    ),
    rounds: (
      <RoundsTab
        count={round?.number ?? 0}
        round={shown.round}
        pairing={shown.pairing}
        isOpen={!isOver && !(shown.round === round?.number && round?.status === 'expected')}
        view={props.view}
        run={props.run}
        isUnrated={
          tournament.mode === 'online' &&
          (tournament.rating_type === 'worldchess' || tournament.rating_type === 'fide') &&
          !progress.changes_ratings
        }
        onRound={props.onRound}
        onGames={tournament.mode === 'offline' && !tournament.is_broadcast ? props.onGames : null}
        onTime={props.onTime}
      />
    ),
    standings: <StandingTab {...props} />,
    audit: <AuditTab audit={props.audit} onUndo={isOver ? null : props.run.onResult} />,
  } satisfies Record<ManageTab, React.ReactNode>
}

const mostWinners = 3

function StandingTab({ progress: { tournament }, standing, onExport }: ManagePageProps) {
  const { formatMessage } = useIntl()
  const columns = useStandingColumns(tournament, useMedia('(min-width: 48rem)'))
  return (
    <Stack gap={4}>
      <div className={styles.screenOnly}>
        <Inline gap={2}>
          <Button size="s" type="secondary" onPress={() => window.print()}>
            <FormattedMessage {...messages.print} />
          </Button>
          <Button size="s" type="secondary" onPress={() => onExport('csv')}>
            <FormattedMessage {...messages.exportCsv} />
          </Button>
          {tournament.kind === 'swiss' && (
            <Button size="s" type="secondary" onPress={() => onExport('trf')}>
              <FormattedMessage {...messages.exportTrf} />
            </Button>
          )}
        </Inline>
      </div>
      <Table
        caption={formatMessage(pageTabs.standings)}
        captionHidden
        columns={columns}
        rowHeader="player"
        rows={standing}
        rowKey={({ player }) => player.player_uid}
        density="compact"
        phone="fit"
        empty={null}
      />
    </Stack>
  )
}
