import './assistant.css';
import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';

const Markdown = lazyPart(() => import('./markdown.tsx').then((module) => module.Markdown));

/** The assistant's text, rendered as markdown. */
export function AnswerText({ text }: { text: string }) {
  return (
    <div className="assistant-text">
      <Suspense fallback={<Skeleton height={60} />}>
        <Markdown text={text} />
      </Suspense>
    </div>
  );
}
