import { type ComponentType, lazy, Suspense } from 'react';
import { ErrorState } from '../notice/error-state.tsx';
import { Contained } from './contained.tsx';

/**
 * A part whose code is loaded on first render. If the load fails (no network, or a newer release has removed the file),
 * the rest of the page and its input stay. Chromium keeps a failed import until the page is loaded again, so the part
 * cannot retry by itself.
 *
 * A part of the page suspends, and shows a message with Reload on failure. With `Instead`, the page works without the
 * part: `Loading` or nothing is shown while it loads, and `Instead` on failure.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead?: ComponentType<Props>,
  Loading?: ComponentType,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function LazyPart(props: Props) {
    const part = <Loaded {...props} />;
    return (
      <Contained instead={Instead ? <Instead {...props} /> : <Missing />}>
        {Instead ? <Suspense fallback={Loading ? <Loading /> : null}>{part}</Suspense> : part}
      </Contained>
    );
  };
}

/** Says that a part could not be loaded, with Reload. */
export function Missing() {
  return (
    <ErrorState
      message="This part of the page could not be loaded."
      label="Reload"
      onRetry={() => window.location.reload()}
    />
  );
}
