import { LinkButton, type LinkButtonProps } from '@kingside/design-system/LinkButton'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from '../../platform/router/index.ts'
import { messages } from './analysis-link.messages.ts'

export interface AnalysisLinkProps extends Pick<LinkButtonProps, 'display' | 'size'> {
  /** The path of the analysis board with the game. */
  readonly path: string
}

/** The link from a finished game to the analysis board. */
export function AnalysisLink({ path, ...look }: AnalysisLinkProps) {
  const navigate = useNavigate()
  return (
    <LinkButton type="secondary" href={path} onPress={() => void navigate(path)} {...look}>
      <FormattedMessage {...messages.analysisBoard} />
    </LinkButton>
  )
}
