import {
  isRegistrationContext,
  type RegistrationMachine,
  type RegistrationPlan,
  registrationVersion,
  toStoredRegistration,
} from '@kingside/machines/registration'
import { restoreSnapshot, storeSnapshot } from '@kingside/machines/stored'
import type { SnapshotFrom } from 'xstate'
import { registrationStore } from './registration-store.ts'

type Snapshot = SnapshotFrom<RegistrationMachine>

/** The unfinished registration of this tab; null when there is none, or it is of another plan. */
export function loadRegistration(
  machine: RegistrationMachine,
  plan: RegistrationPlan,
): Snapshot | null {
  const kept = restoreSnapshot(machine, registrationStore.read(), {
    version: registrationVersion,
    isContext: isRegistrationContext,
  })
  return kept?.context.plan === plan ? kept : null
}

/** Stores the registration, or removes it when it is over. */
export const saveRegistration = (snapshot: Snapshot): void =>
  registrationStore.write(
    snapshot.status === 'active'
      ? storeSnapshot(toStoredRegistration(snapshot), registrationVersion)
      : null,
  )
