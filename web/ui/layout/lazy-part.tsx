import { type ComponentType, lazy } from 'react';
import { ErrorState } from '../notice/error-state.tsx';
import { Contained } from './contained.tsx';

/**
 * A part whose code is loaded on first render, within the `Suspense` of its place. If the load fails (no network, or a
 * newer release has removed the file), the part shows a message with Reload; the rest of the page and its input stay.
 * Chromium keeps a failed import until the page is loaded again, so the part cannot retry by itself.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function LazyPart(props: Props) {
    return (
      <Contained instead={<Missing />}>
        <Loaded {...props} />
      </Contained>
    );
  };
}

function Missing() {
  return (
    <ErrorState
      message="This part of the page could not be loaded."
      label="Reload"
      onRetry={() => window.location.reload()}
    />
  );
}
