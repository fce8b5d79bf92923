import { Component, type ReactNode } from 'react'
import { LastResort } from './last-resort.tsx'

type State = { failed: boolean }

/** For when the error page itself fails (spec §8). */
export class ErrorFallback extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <LastResort /> : this.props.children
  }
}
