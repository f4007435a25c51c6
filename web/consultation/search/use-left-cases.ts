import { useEffect, useEffectEvent, useState } from 'react';
import { currentSession } from '#web/lib/session/session.ts';
import { useKept } from '#web/lib/session/use-kept.ts';
import { LEFT_CASES, LeftCasesDraft } from '../note/initial-complaint.ts';

/** Two letters; a number or one letter is the beginning of a search. */
const BEGUN_CASE = /\p{L}.*\p{L}/su;

/**
 * The cases that were begun in the search and left. The text of a killed page is in its field again; one that
 * the person left is offered beside it, so that the field is free for the next search.
 */
export function useLeftCases(text: string, forget: () => void) {
  const [userId] = useState(() => currentSession()?.user.id);
  const [left, keep] = useKept(LEFT_CASES, LeftCasesDraft);
  const remove = (one: string): void =>
    keep((now) => {
      const others = (now ?? []).filter((other) => other !== one);
      return others.length === 0 ? null : others;
    });
  const leave = useEffectEvent(() => {
    // A session that changed has cases of its own.
    if (text === '' || currentSession()?.user.id !== userId) return;
    const isCase = BEGUN_CASE.test(text);
    if (isCase) keep((now) => [...new Set([...(now ?? []), text.trim()])]);
    forget();
  });
  useEffect(() => () => leave(), []);
  return { cases: left ?? [], remove };
}
