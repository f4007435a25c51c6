import { type ComponentProps, lazy, Suspense } from 'react';
import type { Proposed as Loaded } from './proposed.tsx';

const LoadedProposed = lazy(() =>
  import('./proposed.tsx').then((module) => ({ default: module.Proposed })),
);

/** Loaded with the first answer: most visits have no proposals. */
export function Proposed(props: ComponentProps<typeof Loaded>) {
  if (props.conversation.exchanges.length === 0) return null;
  return (
    <Suspense>
      <LoadedProposed {...props} />
    </Suspense>
  );
}
