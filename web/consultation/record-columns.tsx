import { Splitter } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';

/** Beside one another only where both can be read. */
const WIDE = '(min-width: 62em)';

/** The two columns, with a divider that a mouse drags and the arrow keys move. */
export function RecordColumns({ writing, context }: { writing: ReactNode; context: ReactNode }) {
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  if (!isWide) {
    return (
      <div className="record-body record-stacked">
        {writing}
        {context}
      </div>
    );
  }
  return (
    <Splitter className="record-body" step={2}>
      <Splitter.Pane defaultSize={64} min={30} className="record-pane record-pane-first">
        {writing}
      </Splitter.Pane>
      <Splitter.Pane defaultSize={36} min={20} className="record-pane">
        {context}
      </Splitter.Pane>
    </Splitter>
  );
}
