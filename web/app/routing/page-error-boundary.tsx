import { Component, type ReactNode } from 'react';
import { ErrorState } from '#web/ui/notice/error-state.tsx';

type Props = { children: ReactNode; onRetry: () => void };

/** Keeps a page that broke, or whose code did not come, from taking the rest of the screen along. */
export class PageErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  retry = (): void => {
    this.props.onRetry();
    this.setState({ broken: false });
  };

  override render() {
    if (!this.state.broken) return this.props.children;
    return <ErrorState message="This page could not be shown." onRetry={this.retry} />;
  }
}
