import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from 'zod';
import { findTabDraft, removeTakenOver, writeOwnDraft } from './tab-drafts.ts';

/**
 * A value that is being edited, kept on the device under its name until it is null. Without a name
 * it is not kept. The schema has to encode what it decodes.
 */
export function useKept<T>(name: string | undefined, schema: z.ZodType<T>) {
  const [found] = useState(() =>
    name === undefined ? null : findTabDraft(name, (draft) => schema.safeParse(draft).data),
  );
  const [value, setValue] = useState<T | null>(found?.value ?? null);
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
    if (name === undefined || found === null) return;
    store();
    removeTakenOver([found.from], name);
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
