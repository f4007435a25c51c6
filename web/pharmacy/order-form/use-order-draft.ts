import { useEffect, useRef, useState } from 'react';
import { readDraft, writeDraft } from '#web/lib/session/drafts.ts';
import { isSameOrder, type OrderDraft, parseOrderDraft } from './order-draft.ts';

type Held = { readonly name: string; readonly draft: OrderDraft; readonly isRestored: boolean };

function held(name: string, first: OrderDraft): Held {
  const kept = parseOrderDraft(readDraft(name));
  const isRestored = kept !== null && !isSameOrder(kept, first);
  return { name, draft: isRestored ? { ...first, ...kept } : first, isRestored };
}

/**
 * The draft of an order, stored in the browser under `name` until it is sent or discarded, so that leaving the page or
 * a power cut does not lose it. When the name changes (a patient was chosen), the draft moves along; an empty draft is
 * replaced by the one stored there.
 */
export function useOrderDraft(name: string, first: OrderDraft) {
  const [state, setState] = useState(() => held(name, first));
  const written = useRef(name);
  if (state.name !== name) {
    const isUntouched = isSameOrder(state.draft, first);
    setState(isUntouched ? held(name, first) : { ...state, name });
  }

  const { draft } = state;
  useEffect(() => {
    if (written.current !== name) writeDraft(written.current, null);
    written.current = name;
    writeDraft(name, isSameOrder(draft, first) ? null : draft);
  }, [name, draft, first]);

  return {
    draft,
    isRestored: state.isRestored,
    change: (changes: Partial<OrderDraft>): void =>
      setState((before) => ({ ...before, draft: { ...before.draft, ...changes } })),
    /** Resets the draft, ignoring the stored one. */
    discard: (): void => setState({ name, draft: first, isRestored: false }),
    /** A sent or discarded draft is not offered again. */
    forget: (): void => writeDraft(name, null),
  };
}
