import './split-columns.css';
import { Splitter, type SplitterPaneProps } from '@mantine/core';
import type { ReactNode } from 'react';

type Width = NonNullable<SplitterPaneProps['min']>;

type SplitColumnsProps = {
  first: ReactNode;
  second: ReactNode;
  /** The initial width of the first column, in percent. */
  firstSize: number;
  /** The minimum width of each column. */
  min: { readonly first: Width; readonly second: Width };
};

/** Events of the divider between the columns. */
const DIVIDER = {
  handle: { 'aria-label': 'Width of the columns' },
  thumb: { 'aria-hidden': true },
};

/**
 * Two columns with a divider, moved by mouse or arrow keys; stacked on a narrow screen. The style sheet
 * stacks them, so that a device turned to its side keeps what is typed in them.
 */
export function SplitColumns({ first, second, firstSize, min }: SplitColumnsProps) {
  return (
    <Splitter
      className="ui-split"
      classNames={{ handle: 'ui-split-handle' }}
      step={2}
      attributes={DIVIDER}
    >
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
