import { canHover, forcedColors } from '../themes/breakpoints.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, size } = vars
const usable = '&:not([data-disabled], [data-unavailable])'

/** A button that also accepts dropped files. For `.css.ts` files. */
export const fileZone = {
  border: `${size.hairline} dashed ${color.borderControl}`,
  backgroundColor: color.surface,
  color: color.textMuted,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transitionProperty: 'background-color, border-color',
  transitionDuration: duration.fast,
} as const

export const fileZoneStates = {
  [`${usable}[data-pressed]`]: { backgroundColor: color.fillPressed },
  '&[data-dropping]': {
    borderStyle: 'solid',
    borderColor: color.brand.border,
    backgroundColor: color.brand.subtle,
    color: color.brand.text,
  },
  '&[data-invalid]': { borderColor: color.danger.border },
  '&[data-disabled], &[data-unavailable]': {
    borderColor: color.border,
    color: color.textDisabled,
    cursor: 'not-allowed',
  },
  '&[data-focus-visible]': {
    outline: `${size.line} solid ${color.focus}`,
    outlineOffset: size.focusGap,
  },
}

export const fileZoneMedia = {
  [canHover]: {
    selectors: {
      [`${usable}:hover:not([data-pressed], [data-dropping], [data-invalid])`]: {
        borderColor: color.textMuted,
        backgroundColor: color.fill,
      },
    },
  },
  [forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
}
