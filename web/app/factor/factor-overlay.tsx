import './factor-overlay.css';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Covers the open page, which keeps its state, and restores its title and focus at the end. */
export function FactorOverlay({ children }: { children: ReactNode }) {
  const [{ title, focused }] = useState(() => ({
    title: document.title,
    focused: document.activeElement,
  }));
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-factor-missing', true);
    return () => {
      root.toggleAttribute('data-factor-missing', false);
      document.title = title;
      if (focused instanceof HTMLElement) setTimeout(() => focused.focus());
    };
  }, [title, focused]);
  return createPortal(
    <div
      className="factor-root"
      role="dialog"
      aria-modal="true"
      aria-label="Set up your second factor"
    >
      {children}
    </div>,
    document.body,
  );
}
