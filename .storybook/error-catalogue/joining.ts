import { joinLimits } from '@kingside/machines/join-button'
import { limitMessages } from '../../apps/platform/src/tournament/join-button/JoinButton.messages.ts'
import type { CatalogueEntry } from './catalogue.ts'

/** Why a person can't join a tournament (specification 3, section 8): the 21 codes, with the product's texts. */
export const joinMessages = joinLimits.map((code): CatalogueEntry => ({
  specification: 3,
  situation: `Join limit: ${code}`,
  text: limitMessages[code].defaultMessage,
  story: 'platform-features-joinbutton-whole--every-limit',
}))
