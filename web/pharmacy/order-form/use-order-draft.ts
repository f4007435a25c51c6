import { useEffect, useRef, useState } from 'react';
import {
  findTabDraft,
  removeTakenOver,
  type TabDraft,
  writeOwnDraft,
} from '#web/lib/session/tab-drafts.ts';
import { isSameOrder, type OrderDraft, parseOrderDraft } from './draft/order-draft.ts';

type Held = {
  readonly name: string;
  readonly draft: OrderDraft;
  /** The store that had the draft; null for none. */
  readonly from: TabDraft | null;
};

function held(name: string, first: OrderDraft): Held {
  const found = findTabDraft(name, (stored) => {
    const kept = parseOrderDraft(stored);
    return kept && !isSameOrder(kept, first) ? kept : null;
  });
  return { name, draft: { ...first, ...found?.value }, from: found?.from ?? null };
}

/**
 * The draft of an order, stored in the browser under `name` until it is sent or discarded, by each tab its own, so that
 * leaving the page or a power cut does not lose it. When the name changes (a patient was chosen), the draft moves along; an empty draft is
 * replaced by the one stored there.
 */
export function useOrderDraft(name: string, first: OrderDraft) {
  const [state, setState] = useState(() => held(name, first));
  const written = useRef(name);
  if (state.name !== name) {
    const isUntouched = isSameOrder(state.draft, first);
    setState(isUntouched ? held(name, first) : { ...state, name });
  }

  const { draft, from } = state;
  useEffect(() => {
    if (written.current !== name) writeOwnDraft(written.current, null);
    written.current = name;
    writeOwnDraft(name, isSameOrder(draft, first) ? null : draft);
    if (from) removeTakenOver([from], name);
  }, [name, draft, first, from]);

  return {
    draft,
    isRestored: from !== null,
    change: (changes: Partial<OrderDraft>): void =>
      setState((before) => ({ ...before, draft: { ...before.draft, ...changes } })),
    /** Resets the draft, ignoring the stored one. */
    discard: (): void => setState({ name, draft: first, from: null }),
    /** A sent or discarded draft is not offered again. */
    forget: (): void => writeOwnDraft(name, null),
  };
}
