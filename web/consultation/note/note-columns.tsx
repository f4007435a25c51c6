import type { ReactNode } from 'react';
import { SplitColumns } from '#web/ui/layout/split-columns.tsx';

/** The two columns of the consultation: the writing, and its context. */
export function NoteColumns({ writing, context }: { writing: ReactNode; context: ReactNode }) {
  return (
    <SplitColumns first={writing} second={context} firstSize={64} min={{ first: 30, second: 20 }} />
  );
}
