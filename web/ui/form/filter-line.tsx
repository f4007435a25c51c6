import './filter-line.css';
import type { ReactNode } from 'react';

type FilterLineProps = {
  children: ReactNode;
  /** For widths of its own. */
  className?: string;
};

/** A list's search field, and the choices that limit or sort it. */
export function FilterLine({ children, className }: FilterLineProps) {
  return <div className={className ? `ui-filter ${className}` : 'ui-filter'}>{children}</div>;
}
