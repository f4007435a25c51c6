import { useEffect, useState } from 'react';
import { SUPPLIER_MESSAGES as M } from '#contract/pharmacy/suppliers/suppliers.messages.ts';
import { findTabDraft, removeTakenOver, writeOwnDraft } from '#web/lib/session/tab-drafts.ts';
import { toast } from '#web/ui/toast/toast.ts';
import {
  EMPTY_INVOICE,
  type InvoiceDraft,
  type LineDraft,
  parseInvoiceDraft,
} from './invoice-draft.ts';

const NAME = 'supplier-invoice';

/** The invoice as typed, stored in the browser until it is posted or discarded, by each tab its own. */
export function useInvoiceDraft() {
  const [found] = useState(() => findTabDraft(NAME, parseInvoiceDraft));
  const [draft, setDraft] = useState(found?.value ?? EMPTY_INVOICE);
  useEffect(() => {
    writeOwnDraft(NAME, draft === EMPTY_INVOICE ? null : draft);
  }, [draft]);
  useEffect(() => {
    if (found) removeTakenOver([found.from], NAME);
  }, [found]);
  const change = (changes: Partial<InvoiceDraft>): void =>
    setDraft((before) => ({ ...before, ...changes }));
  const clear = (): void => {
    writeOwnDraft(NAME, null);
    setDraft(EMPTY_INVOICE);
  };
  /** Puts a draft back, also for a dialog that was closed meanwhile. */
  const restore = (discarded: InvoiceDraft): void => {
    writeOwnDraft(NAME, discarded);
    setDraft(discarded);
  };
  return {
    draft,
    change,
    changeLine: (key: string, changes: Partial<LineDraft>): void =>
      setDraft((before) => ({
        ...before,
        lines: before.lines.map((line) => (line.key === key ? { ...line, ...changes } : line)),
      })),
    /** Lines from those before: two scans may come at once. */
    changeLines: (of: (lines: readonly LineDraft[]) => LineDraft[]): void =>
      setDraft((before) => ({ ...before, lines: of(before.lines) })),
    clear,
    /** Clears the draft, and offers to put it back. */
    discard: (): void => {
      if (draft === EMPTY_INVOICE) return;
      clear();
      toast.info(M.discarded, { action: { label: 'Undo', onPress: () => restore(draft) } });
    },
  };
}
