import { useEffect, useState } from 'react';
import { readDraft, writeDraft } from '#web/lib/session/drafts.ts';
import {
  EMPTY_INVOICE,
  type InvoiceDraft,
  type LineDraft,
  parseInvoiceDraft,
} from './invoice-draft.ts';

const NAME = 'supplier-invoice';

/** The invoice as typed, stored in the browser until it is posted or discarded. */
export function useInvoiceDraft() {
  const [draft, setDraft] = useState(() => parseInvoiceDraft(readDraft(NAME)));
  useEffect(() => {
    writeDraft(NAME, draft === EMPTY_INVOICE ? null : draft);
  }, [draft]);
  const change = (changes: Partial<InvoiceDraft>): void =>
    setDraft((before) => ({ ...before, ...changes }));
  return {
    draft,
    change,
    changeLine: (key: string, changes: Partial<LineDraft>): void =>
      setDraft((before) => ({
        ...before,
        lines: before.lines.map((line) => (line.key === key ? { ...line, ...changes } : line)),
      })),
    clear: (): void => {
      writeDraft(NAME, null);
      setDraft(EMPTY_INVOICE);
    },
    /** Puts a draft back, also into the closed dialog's next opening. */
    restore: (draft: InvoiceDraft): void => {
      writeDraft(NAME, draft);
      setDraft(draft);
    },
  };
}
