import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react';
import { ErrorState } from '../notice/error-state.tsx';

/**
 * A part whose code is loaded on first render, within the `Suspense` of its place. If the load fails (no network, or a
 * newer release has removed the file), the part says it and offers Retry; the rest of the page and its input stay.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const fetchPart = () => lazy(async () => ({ default: await load() }));
  // React keeps a failed load: the next attempt needs a new component.
  let latest = fetchPart();
  return function LazyPart(props: Props) {
    const [Loaded, setLoaded] = useState(() => latest);
    const retry = (): void => {
      latest = fetchPart();
      setLoaded(() => latest);
    };
    return (
      <PartBoundary onRetry={retry}>
        <Loaded {...props} />
      </PartBoundary>
    );
  };
}

type BoundaryProps = { children: ReactNode; onRetry: () => void };

class PartBoundary extends Component<BoundaryProps> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  retry = (): void => {
    this.props.onRetry();
    this.setState({ isBroken: false });
  };

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return <ErrorState message="This part of the page could not be loaded." onRetry={this.retry} />;
  }
}
