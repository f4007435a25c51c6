import './split-columns.css';
import { Splitter, type SplitterPaneProps } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';

/** Side by side only where both are readable. */
const WIDE = '(min-width: 62em)';

type Width = NonNullable<SplitterPaneProps['min']>;

type SplitColumnsProps = {
  first: ReactNode;
  second: ReactNode;
  /** The initial width of the first column, in percent. */
  firstSize: number;
  /** The minimum width of each column. */
  min: { readonly first: Width; readonly second: Width };
};

/** Of the divider between the columns. */
const DIVIDER = {
  handle: { 'aria-label': 'Width of the columns' },
  thumb: { 'aria-hidden': true },
};

/**
 * Whether the screen is wide. Printing changes the width to the paper's; following it would rebuild
 * both columns, and lose what is typed and shown in them.
 */
function useWideScreen(): boolean {
  const fits = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false }) ?? false;
  const [isWide, setWide] = useState(fits);
  if (fits !== isWide && !window.matchMedia('print').matches) setWide(fits);
  return isWide;
}

/** Two columns with a divider, moved by mouse or arrow keys; stacked on a phone. */
export function SplitColumns({ first, second, firstSize, min }: SplitColumnsProps) {
  const isWide = useWideScreen();
  if (!isWide) {
    return (
      <div className="ui-split ui-split-stacked">
        {first}
        {second}
      </div>
    );
  }
  return (
    <Splitter className="ui-split" step={2} attributes={DIVIDER}>
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
