import { Skeleton } from '@mantine/core';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { Answers as Loaded } from './answers.tsx';

const LoadedAnswers = lazy(() =>
  import('./answers.tsx').then((module) => ({ default: module.Answers })),
);

/** The conversation, loaded after the record is shown. */
export function Answers(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={<Skeleton height={40} />}>
      <LoadedAnswers {...props} />
    </Suspense>
  );
}
