import type { PopupName, PopupParams } from '@kingside/machines/popups'
import type { ComponentType } from 'react'
import type { AppDependencies } from '../../dependencies.ts'

/** What a popup is made of besides its frame. */
export interface PopupContentProps {
  readonly popup: PopupName
  readonly params: PopupParams
}

/** Makes what stands in a popup. */
export type PopupContent = (deps: AppDependencies) => ComponentType<PopupContentProps>
