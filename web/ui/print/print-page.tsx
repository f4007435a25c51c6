import './print.css';
import type { ReactNode } from 'react';

interface PrintPageProps {
  size: 'a4' | 'a5' | 'slip';
  /** What the paper is, for screen readers: "Receipt 1042". */
  label: string;
  children: ReactNode;
}

/** The paper: shown on the screen as it will print, and the only thing of the page that prints. */
export function PrintPage({ size, label, children }: PrintPageProps) {
  return (
    <article className="ui-print" data-size={size} aria-label={label}>
      {children}
    </article>
  );
}
