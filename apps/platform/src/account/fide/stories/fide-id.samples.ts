import { fn } from 'storybook/test'
import type { FideIdProps } from '../FideId.view.tsx'

/** What every story of the FIDE ID has; the view comes with the story. */
export const args = {
  view: { step: 'loading' },
  countries: [
    { id: 84, code: 'KZ', name: 'Kazakhstan' },
    { id: 119, code: 'PH', name: 'Philippines' },
  ],
  today: '2026-11-27',
  now: () => 0,
  onRetry: fn(),
  onClaimTitle: fn(),
  onHaveId: fn(),
  onOpenForm: fn(),
  onSearch: fn(),
  onChoose: fn(),
  onConfirm: fn(),
  onStartIdentity: fn(),
  onManual: fn(),
  onChange: fn(),
  onSubmit: fn(),
  onPhoto: fn(),
  onRemovePhoto: fn(),
  onBack: fn(),
} satisfies FideIdProps
