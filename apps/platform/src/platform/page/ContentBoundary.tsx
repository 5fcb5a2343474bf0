import { Component, type ReactNode } from 'react'

export interface ContentBoundaryProps {
  readonly children: ReactNode
  /** Stands in place of what threw. @param retry tries to render it once more */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
}

interface State {
  readonly failed: { readonly error: unknown } | null
}

/** Keeps the rest of the page when a part of it throws, or does not arrive. */
export class ContentBoundary extends Component<ContentBoundaryProps, State> {
  override readonly state: State = { failed: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } }
  }

  override render() {
    const { failed } = this.state
    return failed
      ? this.props.fallback(failed.error, () => this.setState({ failed: null }))
      : this.props.children
  }
}
