import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';

const LoadedAnswer = lazy(() =>
  import('./kept-answer.tsx').then((module) => ({ default: module.KeptAnswer })),
);

/** The answer stored with a patient; most records have none, so its Markdown is loaded on demand. */
export function KeptAnswer({ answer }: { answer: string }) {
  return (
    <Suspense fallback={<Skeleton height={60} />}>
      <LoadedAnswer answer={answer} />
    </Suspense>
  );
}
