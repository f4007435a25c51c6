import { Component, type ReactNode } from 'react';
import { ErrorState } from '#web/ui/notice/error-state.tsx';

type Props = { children: ReactNode; onRetry: () => void };

/** Contains the error of a page that threw or failed to load, so that the rest of the screen stays. */
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
