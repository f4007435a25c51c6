import { useEffect, useEffectEvent } from 'react';
import { useKept } from '#web/lib/session/use-kept.ts';
import { LEFT_CASES, LeftCasesDraft } from '../note/initial-complaint.ts';

/**
 * The cases that were begun in the search and left. The text of a killed page is in its field again; one that
 * the person left is offered beside it, so that the field is free for the next search.
 */
export function useLeftCases(text: string, forget: () => void) {
  const [left, keep] = useKept(LEFT_CASES, LeftCasesDraft);
  const remove = (one: string): void =>
    keep((now) => {
      const others = (now ?? []).filter((other) => other !== one);
      return others.length === 0 ? null : others;
    });
  const leave = useEffectEvent(() => {
    if (text.trim() === '') return;
    keep((now) => [...new Set([...(now ?? []), text.trim()])]);
    forget();
  });
  useEffect(() => () => leave(), []);
  return { cases: left ?? [], remove };
}
