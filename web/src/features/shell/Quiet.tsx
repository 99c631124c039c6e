import { Component, type ReactNode } from 'react';

/** What comes beside the page and may fail without a trace: the page is more important. */
export class Quiet extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
