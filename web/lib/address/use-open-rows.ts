import { useState } from 'react';

/** The expanded rows of a list: `const rows = useOpenRows()`, `rows.isOpen(id)`, `rows.toggle(id)`. */
export function useOpenRows() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return {
    isOpen: (id: string) => open.has(id),
    toggle: (id: string): void =>
      setOpen(
        (before) =>
          new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
      ),
  };
}
