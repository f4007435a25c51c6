import './print.css';
import { type ReactNode, useRef } from 'react';
import { RunningHead } from './running-head.tsx';
import { SlipLength } from './slip-length.tsx';

interface PrintPageProps {
  /** A label's size is its width and height in mm. */
  size: 'a4' | 'a5' | 'slip' | 'label-50x30' | 'label-75x50' | 'label-100x50';
  /** The paper's name, for screen readers: "Receipt 1042". */
  label: string;
  /**
   * The patient it belongs to, at the top of each sheet but the first; the label without it. Null for a paper that prints this
   * itself. A roll and a label have no further sheet.
   */
  whose?: string | null;
  children: ReactNode;
}

/** A paper: shown on the screen as it will print; the rest of the page does not print. */
export function PrintPage({ size, label, whose = label, children }: PrintPageProps) {
  const paper = useRef<HTMLElement>(null);
  return (
    <article ref={paper} className="ui-print" data-size={size} aria-label={label}>
      {(size === 'a4' || size === 'a5') && whose !== null && (
        <RunningHead size={size} text={whose} />
      )}
      {size === 'slip' && <SlipLength of={paper} />}
      {children}
    </article>
  );
}
