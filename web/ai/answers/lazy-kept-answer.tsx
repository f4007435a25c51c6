import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';

const LoadedAnswer = lazyPart(() =>
  import('./kept-answer.tsx').then((module) => module.KeptAnswer),
);

/** The answer stored with a patient; most records have none, so its Markdown is loaded on demand. */
export function KeptAnswer({ answer }: { answer: string }) {
  return (
    <Suspense fallback={<Skeleton height={60} />}>
      <LoadedAnswer answer={answer} />
    </Suspense>
  );
}
