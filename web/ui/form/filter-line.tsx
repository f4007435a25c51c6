import './filter-line.css';
import type { ReactNode } from 'react';

/** A list's search field, and the choices that limit or sort it. */
export function FilterLine({ children }: { children: ReactNode }) {
  return <div className="ui-filter">{children}</div>;
}
