import type { ReactNode } from 'react';

type SheetProps = {
  /** The widest it becomes, in pixels; without it, the page's width. */
  maxWidth?: number;
  children: ReactNode;
};

/** A surface above the page's ground, for a form or a group of facts. */
export function Sheet({ maxWidth, children }: SheetProps) {
  return (
    <div className="ui-sheet" style={{ maxWidth }}>
      {children}
    </div>
  );
}
