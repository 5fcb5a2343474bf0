import { useState } from 'react'
import { lazyPart } from '../../platform/page/index.ts'
import { boardSizeRoom } from './layout-media.ts'
import type { KeyGroup } from './KeysHelp.view.tsx'
import { useShortcut } from './useShortcut.ts'

const KeysHelp = lazyPart(
  async () => (await import('./KeysHelp.view.tsx')).KeysHelp,
  null,
  () => null,
)

// By its character alone: where it is on the keyboard, other keyboards have something else.
const questionMark = { key: '?', code: '' } as const

export interface LateKeysHelpProps {
  /** Whether keys do anything on this page. @default true */
  readonly isOn?: boolean
  /** @default false */
  readonly hasZen?: boolean
  /** Whether moves can be typed. @default false */
  readonly hasTyped?: boolean
}

/** The list of keys, which comes when “?” is pressed. */
export function LateKeysHelp({ isOn = true, hasZen, hasTyped }: LateKeysHelpProps) {
  const [wasAsked, setAsked] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useShortcut(questionMark, isOn, () => {
    setAsked(true)
    setOpen(true)
  })
  const hasSize = wasAsked && window.matchMedia(boardSizeRoom).matches
  const has: readonly KeyGroup[] = [
    'moves',
    'ends',
    ...(hasSize ? (['size'] as const) : []),
    ...(hasZen ? (['zen'] as const) : []),
    ...(hasTyped ? (['typed'] as const) : []),
  ]
  return wasAsked && <KeysHelp open={isOpen} has={has} onClose={() => setOpen(false)} />
}
