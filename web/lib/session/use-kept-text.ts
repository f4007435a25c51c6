import { useState } from 'react';
import { z } from 'zod';
import { readDraft, writeDraft } from './drafts.ts';

/** A text as it is typed, kept on the device under its name until it is empty. Without a name it is not kept. */
export function useKeptText(name: string | undefined) {
  const [text, setText] = useState(() =>
    name === undefined ? '' : (z.string().safeParse(readDraft(name)).data ?? ''),
  );
  const type = (next: string): void => {
    setText(next);
    if (name !== undefined) writeDraft(name, next || null);
  };
  return [text, type] as const;
}
