import { Component, type ReactNode } from 'react'

export interface ContentBoundaryProps {
  readonly children: ReactNode
  /** Replaces the part that threw. @param retry renders the part again */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
  /** When this value changes, the part is rendered again. */
  readonly resetOn?: unknown
}

interface State {
  readonly failed: { readonly error: unknown } | null
  readonly resetOn: unknown
}

/** Keeps the rest of the page when a part of it throws or fails to load. */
export class ContentBoundary extends Component<ContentBoundaryProps, State> {
  override readonly state: State = { failed: null, resetOn: this.props.resetOn }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } }
  }

  static getDerivedStateFromProps({ resetOn }: ContentBoundaryProps, state: State): State | null {
    return resetOn === state.resetOn ? null : { failed: null, resetOn }
  }

  override render() {
    const { failed } = this.state
    return failed
      ? this.props.fallback(failed.error, () => this.setState({ failed: null }))
      : this.props.children
  }
}
