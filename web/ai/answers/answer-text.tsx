import './assistant.css';
import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';

const Markdown = lazy(() =>
  import('./markdown.tsx').then((module) => ({ default: module.Markdown })),
);

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
