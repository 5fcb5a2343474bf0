import type { PopupName, PopupParams } from '@kingside/machines/popups'
import type { ComponentType } from 'react'

/** The props of a popup's content. */
export interface PopupContentProps {
  readonly popup: PopupName
  readonly params: PopupParams
}

/** The content of a popup. */
export type PopupContent = ComponentType<PopupContentProps>
