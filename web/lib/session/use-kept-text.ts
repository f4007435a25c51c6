import { z } from 'zod';
import { useKept } from './use-kept.ts';

const Text = z.string();

/** A text as it is typed, kept on the device under its name until it is empty. Without a name it is not kept. */
export function useKeptText(name: string | undefined) {
  const [text, keep] = useKept(name, Text);
  const type = (next: string | ((now: string) => string)): void =>
    keep((now) => (typeof next === 'string' ? next : next(now ?? '')) || null);
  return [text ?? '', type] as const;
}
