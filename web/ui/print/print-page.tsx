import './print.css';
import { type ReactNode, useRef } from 'react';
import { SlipLength } from './slip-length.tsx';

interface PrintPageProps {
  size: 'a4' | 'a5' | 'slip' | 'label';
  /** What the paper is, for screen readers: "Receipt 1042". */
  label: string;
  children: ReactNode;
}

/** The paper: shown on the screen as it will print, and the only thing of the page that prints. */
export function PrintPage({ size, label, children }: PrintPageProps) {
  const paper = useRef<HTMLElement>(null);
  return (
    <article ref={paper} className="ui-print" data-size={size} aria-label={label}>
      {size === 'slip' && <SlipLength of={paper} />}
      {children}
    </article>
  );
}
