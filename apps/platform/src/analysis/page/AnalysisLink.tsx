import { LinkButton, type LinkButtonProps } from '@kingside/design-system'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from '../../platform/router/index.ts'
import { messages } from './analysis-link.messages.ts'

export interface AnalysisLinkProps extends Pick<LinkButtonProps, 'display' | 'size'> {
  /** The analysis board with the game on it. */
  readonly path: string
}

/** Leads from a game that is over to the analysis board. */
export function AnalysisLink({ path, ...look }: AnalysisLinkProps) {
  const navigate = useNavigate()
  return (
    <LinkButton type="secondary" href={path} onPress={() => void navigate(path)} {...look}>
      <FormattedMessage {...messages.analysisBoard} />
    </LinkButton>
  )
}
