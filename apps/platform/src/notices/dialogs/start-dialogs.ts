import { provideSystemDialogs, type SystemDialogsMachine } from '@kingside/machines/system-dialogs'
import { type ActorRefFrom, createActor } from 'xstate'
import type { LatePlace } from '../../platform/page/index.ts'

/** Starts the machine of the app's questions and alerts. */
export const startDialogs = (place: LatePlace<ActorRefFrom<SystemDialogsMachine>>): void =>
  place.arrive(createActor(provideSystemDialogs()).start())
