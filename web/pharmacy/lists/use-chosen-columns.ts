import { useState } from 'react';
import type { Chosen } from './chosen-columns.ts';

const KEY = 'inventory-columns';

function kept(): Chosen {
  const text = localStorage.getItem(KEY);
  return text === null ? null : text.split(',').filter((key) => key !== '');
}

/** The chosen columns of the inventory, kept on this device. */
export function useChosenColumns(): [Chosen, (chosen: Chosen) => void] {
  const [chosen, setChosen] = useState(kept);
  const choose = (next: Chosen): void => {
    if (next === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, next.join(','));
    setChosen(next);
  };
  return [chosen, choose];
}
