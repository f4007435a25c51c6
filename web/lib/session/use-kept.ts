import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from 'zod';
import { readTabDrafts, removeTakenOver, type TabDraft, writeOwnDraft } from './tab-drafts.ts';

type Found<T> = { readonly value: T | null; readonly from: readonly TabDraft[] };

/** This tab's own draft, or else the newest that another tab left. */
function find<T>(name: string | undefined, schema: z.ZodType<T>): Found<T> {
  for (const one of name === undefined ? [] : readTabDrafts(name).reverse()) {
    const { success, data } = schema.safeParse(one.draft);
    if (success) return { value: data, from: [one] };
  }
  return { value: null, from: [] };
}

/**
 * A value that is being edited, kept on the device under its name until it is null. Without a name
 * it is not kept. The schema has to encode what it decodes.
 */
export function useKept<T>(name: string | undefined, schema: z.ZodType<T>) {
  const [found] = useState(() => find(name, schema));
  const [value, setValue] = useState(found.value);
  const latest = useRef(value);
  const store = (): void => {
    if (name === undefined) return;
    if (latest.current === null) {
      writeOwnDraft(name, null);
      return;
    }
    // A value that is not finished, such as an empty number, leaves the last one that was.
    const { success, data } = z.safeEncode(schema, latest.current);
    if (success) writeOwnDraft(name, data);
  };
  const takeOver = useEffectEvent(() => {
    if (name === undefined || found.value === null) return;
    store();
    removeTakenOver(found.from, name);
  });
  useEffect(() => takeOver(), []);
  /** Sets the value, or computes it from the newest one. */
  const keep = (next: T | null | ((now: T | null) => T | null)): void => {
    latest.current = next instanceof Function ? next(latest.current) : next;
    setValue(latest.current);
    store();
  };
  return [value, keep] as const;
}
