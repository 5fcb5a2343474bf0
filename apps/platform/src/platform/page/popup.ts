import type { PopupName, PopupParams } from '@kingside/machines/popups'
import type { ComponentType } from 'react'

/** What a popup is made of besides its frame. */
export interface PopupContentProps {
  readonly popup: PopupName
  readonly params: PopupParams
}

/** What stands in a popup. */
export type PopupContent = ComponentType<PopupContentProps>
