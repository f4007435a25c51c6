import './cover.css';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

type CoverProps = {
  /** A class besides the cover's own. */
  className?: string;
  children: ReactNode;
} & ({ 'aria-label': string } | { 'aria-labelledby': string });

/** A dialog over the whole page, which keeps its state; restores its title and focus at the end. */
export function Cover({ className = '', children, ...label }: CoverProps) {
  const [{ title, focused }] = useState(() => ({
    title: document.title,
    focused: document.activeElement,
  }));
  useEffect(
    () => () => {
      document.title = title;
      if (focused instanceof HTMLElement) setTimeout(() => focused.focus());
    },
    [title, focused],
  );
  return createPortal(
    <div className={`ui-cover ${className}`} role="dialog" aria-modal="true" {...label}>
      {children}
    </div>,
    document.body,
  );
}
