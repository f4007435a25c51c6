import { Skeleton } from '@mantine/core';
import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import type { Answers as Loaded } from './answers.tsx';

const LoadedAnswers = lazyPart(() => import('./answers.tsx').then((module) => module.Answers));

/** The conversation, loaded after the record is shown. */
export function Answers(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={<Skeleton height={40} />}>
      <LoadedAnswers {...props} />
    </Suspense>
  );
}
