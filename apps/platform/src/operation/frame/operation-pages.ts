import type { ComponentType } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { ActsPage } from '../acts/ActsPage.tsx'
import { messages as analysisMessages } from '../analyses/analyses.messages.ts'
import { AnalysesPage } from '../analyses/AnalysesPage.tsx'
import { BansPage } from '../bans/BansPage.tsx'
import { messages as clubMessages } from '../clubs/clubs.messages.ts'
import { ClubPlansPage } from '../clubs/ClubPlansPage.tsx'
import { FreeProPage } from '../free-pro/FreeProPage.tsx'
import { messages as masterclassMessages } from '../masterclasses/masterclasses.messages.ts'
import { MasterclassesPage } from '../masterclasses/MasterclassesPage.tsx'
import { OverviewPage } from '../overview/OverviewPage.tsx'
import { messages as paymentMessages } from '../payments/payments.messages.ts'
import { PaymentsPage } from '../payments/PaymentsPage.tsx'
import { ReportsPage } from '../reports/ReportsPage.tsx'
import { SupportPage } from '../support/SupportPage.tsx'
import { VerificationsPage } from '../verifications/VerificationsPage.tsx'
import { messages } from './frame.messages.ts'

/** A page of the operators, below `/operation`. */
export interface OperationPage {
  /** Behind `/operation/`; the overview has none. */
  readonly path: string
  /** In the navigation and above the page. */
  readonly title: MessageDescriptor
  /** Gets what follows the path: of `/operation/reports/12` that is `12`; null is the page itself. */
  readonly Page: ComponentType<OperationPageProps>
}

export interface OperationPageProps {
  readonly id: string | null
}

/** All of them, in the order of the navigation. Another part of the operators' work adds its page here. */
export const operationPages: readonly OperationPage[] = [
  { path: '', title: messages.overview, Page: OverviewPage },
  { path: 'reports', title: messages.reports, Page: ReportsPage },
  { path: 'verifications', title: messages.verifications, Page: VerificationsPage },
  { path: 'free-pro', title: messages.freePro, Page: FreeProPage },
  { path: 'payments', title: paymentMessages.title, Page: PaymentsPage },
  { path: 'clubs', title: clubMessages.title, Page: ClubPlansPage },
  { path: 'analysis-orders', title: analysisMessages.title, Page: AnalysesPage },
  { path: 'masterclasses', title: masterclassMessages.title, Page: MasterclassesPage },
  { path: 'bans', title: messages.bans, Page: BansPage },
  { path: 'support', title: messages.support, Page: SupportPage },
  { path: 'audit-log', title: messages.acts, Page: ActsPage },
]
