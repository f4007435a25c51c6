import { Component, type ReactNode } from 'react';

type ContainedProps = { children: ReactNode; instead: ReactNode };

/** Shows `instead` when a part below throws or cannot be loaded; the rest of the page stays. */
export class Contained extends Component<ContainedProps> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
