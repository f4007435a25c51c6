import { useState } from 'react';

/**
 * The index of the highlighted option: the one that the arrow keys chose, otherwise `first` (-1 for none). It is tracked
 * by key, so that added or removed options do not change the person's choice.
 */
export function useActiveOption<Option>(
  options: readonly Option[],
  optionKey: (option: Option) => string,
  first: number,
) {
  const [moved, setMoved] = useState<string | null>(null);
  const chosen = options.findIndex((option) => optionKey(option) === moved);
  const active = chosen >= 0 ? chosen : first;

  /** To the next or the previous option; from the last to the first, and back. */
  const move = (step: 1 | -1): void => {
    const from = step < 0 ? Math.max(active, 0) : active;
    const next = options.at((from + step) % options.length);
    setMoved(next === undefined ? null : optionKey(next));
  };

  return { active, moved, move, reset: () => setMoved(null) };
}
