import { useEffect, useEffectEvent, useRef } from 'react';
import { z } from 'zod';
import { findTabDraft, removeTakenOver, writeOwnDraft } from './tab-drafts.ts';

type Fields = Readonly<Record<string, string>>;

const Kept = z.record(z.string(), z.string());

type KeptFields = {
  /** The fields of a form that are kept. */
  fields: Fields;
  /** Their values before anything is typed; these are not kept. */
  empty: Fields;
  /** Writes kept values into the form. */
  restore: (kept: Fields) => void;
};

const isSame = (one: Fields, other: Fields): boolean =>
  Object.keys(one).every((name) => one[name] === other[name]);

/**
 * Keeps the fields of a form on the device under a name, and restores them into an empty form when the name comes
 * back. Nothing is kept without a name. Returns how to drop what is kept.
 */
export function useKeptFields(name: string | null, { fields, empty, restore }: KeptFields) {
  const comeBack = useEffectEvent((kept: string) => {
    const found = findTabDraft(kept, (draft) => Kept.safeParse(draft).data);
    if (!found) return;
    removeTakenOver([found.from], kept);
    if (isSame(fields, empty)) restore({ ...empty, ...found.value });
  });
  const store = useEffectEvent((kept: string) => {
    writeOwnDraft(kept, isSame(fields, empty) ? null : fields);
  });
  // A form that registers its patient gets the name while it is being sent.
  const current = useRef(name);
  useEffect(() => {
    current.current = name;
    if (name !== null) comeBack(name);
  }, [name]);
  const text = JSON.stringify(fields);
  useEffect(() => {
    if (name !== null && text !== '') store(name);
  }, [name, text]);
  return () => {
    if (current.current !== null) writeOwnDraft(current.current, null);
  };
}
