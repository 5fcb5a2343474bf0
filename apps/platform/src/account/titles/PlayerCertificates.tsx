import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { TitleCertificates, type TitleCertificatesProps } from './TitleCertificates.tsx'
import { createTitleCalls } from './titles.calls.ts'

export interface PlayerCertificatesProps extends Pick<TitleCertificatesProps, 'level'> {
  readonly uid: string
}

/** The certificates of a player's arena titles; nothing while there are none. */
export function PlayerCertificates({ uid, ...rest }: PlayerCertificatesProps) {
  const { server } = useDependencies()
  const { locale } = useIntl()
  const [calls] = useState(() => createTitleCalls(server))
  const { data } = useQuery(calls.ofPlayer(uid, locale))
  return data ? <TitleCertificates {...data} {...rest} /> : null
}
