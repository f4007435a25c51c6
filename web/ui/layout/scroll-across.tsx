import './scroll-across.css';
import type { ReactNode } from 'react';

/** A wide table that is pushed aside on a narrow screen: by a finger, or by the arrow keys. */
export function ScrollAcross({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse, only the focus lets one scroll it
    <div className="ui-scroll-across" tabIndex={0}>
      {children}
    </div>
  );
}
