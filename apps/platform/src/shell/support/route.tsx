import { useSyncExternalStore } from 'react'
import { useNavigate } from '../../platform/router/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { PageTitle } from '../../platform/page/index.ts'
import { messages } from './Support.messages.ts'
import { Support } from './Support.view.tsx'

/** The page of the support, and of the agreement to its chat. */
export function SupportRoute() {
  const { support } = useDependencies()
  const navigate = useNavigate()
  const isAgreed = useSyncExternalStore(support.subscribe, support.isAgreed)
  const isTooYoung = useSyncExternalStore(support.subscribe, support.isTooYoung)
  return (
    <>
      <PageTitle {...messages.title} />
      <Support
        provider={support.provider}
        isAgreed={isAgreed}
        isTooYoung={isTooYoung}
        onAgree={support.agree}
        onWithdraw={support.withdraw}
        onHome={() => void navigate('/')}
      />
    </>
  )
}
