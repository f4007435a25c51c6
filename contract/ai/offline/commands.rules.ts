/** A line that is for the assistant rather than a note. */
export type Command =
  | { readonly kind: 'remember'; readonly text: string }
  | { readonly kind: 'cancel'; readonly order: 'pharmacy' | 'lab' }
  | { readonly kind: 'remove'; readonly names: readonly string[] }
  | { readonly kind: 'add'; readonly text: string };

const THE_ORDER =
  '(?:the\\s+)?(?:(?:pharmacy|medicine|drug|pending|last|lab|test)\\s+)?(?:order|prescription)';
const REMEMBER = /^(?:please\s+)?remember(?:\s+that)?[\s:,-]+(\S.{2,})$/i;
const CANCEL =
  /^(?:please\s+)?cancel\s+(?:the\s+)?(?:(pharmacy|medicine|drug|lab|test)s?\s+)?(?:order|prescription)\.?$/i;
const REMOVE = new RegExp(
  `^(?:please\\s+)?(?:remove|delete)\\s+(.+?)\\s+from\\s+${THE_ORDER}\\.?$`,
  'i',
);
const ADD = new RegExp(`^(?:please\\s+)?add\\s+(.+?)\\s+to\\s+${THE_ORDER}\\.?$`, 'i');

/**
 * Reads a whole line as a command: `remember that …`, `cancel the lab order`, `remove Pan 40 from
 * the order`, `add Dolo 650 tds x 3d to the order`; null for a line of a note.
 */
export function commandOf(line: string): Command | null {
  const written = line.trim();
  const [, text] = REMEMBER.exec(written) ?? [];
  if (text) return { kind: 'remember', text };
  const cancelled = CANCEL.exec(written);
  if (cancelled) {
    return {
      kind: 'cancel',
      order: /^(?:lab|test)/i.test(cancelled[1] ?? '') ? 'lab' : 'pharmacy',
    };
  }
  const [, removed] = REMOVE.exec(written) ?? [];
  if (removed) {
    const names = removed.split(/\s*,\s*|\s+and\s+/i).filter(Boolean);
    return { kind: 'remove', names };
  }
  const [, added] = ADD.exec(written) ?? [];
  return added ? { kind: 'add', text: added } : null;
}
