import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import type { Proposed as Loaded } from './proposed.tsx';

const LoadedProposed = lazyPart(() => import('./proposed.tsx').then((module) => module.Proposed));

/** Loaded with the first answer: most visits have no proposals. */
export function Proposed(props: ComponentProps<typeof Loaded>) {
  if (props.conversation.exchanges.length === 0) return null;
  return (
    <Suspense>
      <LoadedProposed {...props} />
    </Suspense>
  );
}
