function parse(keys: string) {
  const parts = keys.toLowerCase().split('+');
  return {
    key: parts.at(-1) ?? '',
    mod: parts.includes('mod'),
    alt: parts.includes('alt'),
    shift: parts.includes('shift'),
  };
}

export function matchesKeys(keys: string, event: KeyboardEvent): boolean {
  const wanted = parse(keys);
  // On a Mac, Option and a digit type another character.
  const isKey = event.key.toLowerCase() === wanted.key;
  if (!isKey && !(wanted.alt && event.code === `Digit${wanted.key}`)) return false;
  if ((event.ctrlKey || event.metaKey) !== wanted.mod || event.altKey !== wanted.alt) return false;
  // The characters that need Shift depend on the keyboard ("?" or "/"), so Shift counts only for letters and named keys.
  const shiftCounts = /^([a-z]|.{2,})$/.test(wanted.key);
  return !shiftCounts || event.shiftKey === wanted.shift;
}

/** A plain key types a character; with Ctrl, Command or Alt, and as F1 to F12, it also works inside a field. */
export function needsNoField(keys: string): boolean {
  const { key, mod, alt } = parse(keys);
  return !mod && !alt && !/^f\d/.test(key);
}

/** The labels of the keys: `['Ctrl', 'K']`. */
export function keyLabels(keys: string): string[] {
  const isMac = /Mac|iP/.test(navigator.userAgent);
  const names: Record<string, string> = { mod: isMac ? '⌘' : 'Ctrl', alt: isMac ? '⌥' : 'Alt' };
  return keys
    .toLowerCase()
    .split('+')
    .map((part) => names[part] ?? part.charAt(0).toUpperCase() + part.slice(1));
}
