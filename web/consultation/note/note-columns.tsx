import type { ReactNode } from 'react';
import { SplitColumns } from '#web/ui/layout/split-columns.tsx';
import { NoteTabs } from './note-tabs.tsx';

type NoteColumnsProps = {
  writing: ReactNode;
  context: ReactNode;
  /** The waiting proposals; absent without a sheet, which has no tabs. */
  waiting?: number;
};

/** The columns of the consultation: the writing, and its context. */
export function NoteColumns({ writing, context, waiting }: NoteColumnsProps) {
  const columns = (
    <SplitColumns first={writing} second={context} firstSize={64} min={{ first: 30, second: 20 }} />
  );
  return waiting === undefined ? columns : <NoteTabs waiting={waiting}>{columns}</NoteTabs>;
}
