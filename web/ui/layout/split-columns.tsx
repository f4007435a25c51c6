import './split-columns.css';
import { Splitter, type SplitterPaneProps } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';

/** Beside one another only where both can be read. */
const WIDE = '(min-width: 62em)';

type Width = NonNullable<SplitterPaneProps['min']>;

type SplitColumnsProps = {
  first: ReactNode;
  second: ReactNode;
  /** How much of the width the first column has at the beginning, in percent. */
  firstSize: number;
  /** What each column keeps, however far the divider is moved. */
  min: { readonly first: Width; readonly second: Width };
};

/** Two columns with a divider that a mouse drags and the arrow keys move; on a phone below one another. */
export function SplitColumns({ first, second, firstSize, min }: SplitColumnsProps) {
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  if (!isWide) {
    return (
      <div className="ui-split ui-split-stacked">
        {first}
        {second}
      </div>
    );
  }
  return (
    <Splitter className="ui-split" step={2}>
      <Splitter.Pane
        defaultSize={firstSize}
        min={min.first}
        className="ui-split-pane ui-split-first"
      >
        {first}
      </Splitter.Pane>
      <Splitter.Pane defaultSize={100 - firstSize} min={min.second} className="ui-split-pane">
        {second}
      </Splitter.Pane>
    </Splitter>
  );
}
