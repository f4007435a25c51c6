import { CloseButton, TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { useShortcut } from '../shortcuts/use-shortcut.ts';
import { Icon } from '../theme/icon.tsx';
import { IconSearch } from '../theme/icons.ts';
import { useReportUnsent } from './unsent-search.ts';

interface SearchFieldProps {
  /** The subject of the search, for screen readers and the shortcut list: "Search patients". */
  label: string;
  /** The term of the current list (from the URL). */
  value: string;
  /** Called debounced while typing, at once on Enter and on clearing. */
  onSearch: (term: string) => void;
  placeholder?: string | undefined;
  error?: string | undefined;
  delayMs?: number | undefined;
  autoFocus?: boolean | undefined;
}

/** Goes to the first row of the page's list, unless it is loading: its rows would be of an earlier text. */
function enterList(event: KeyboardEvent): void {
  // With Shift the arrow selects the text.
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = '[role="grid"][aria-busy="false"] tr[data-opens]';
  const row = event.currentTarget.closest('main')?.querySelector<HTMLElement>(rows);
  if (!row) return;
  event.preventDefault();
  row.focus();
}

/** Holds the keystrokes itself; only the debounced term is passed on. `/` focuses it, the down arrow leaves it for the list. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onSearch, placeholder, error, delayMs = 250, autoFocus } = props;
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  const take = (term: string): void => {
    setText(term);
    setSent(term);
  };

  // Back changes the term from outside; the echo of our own term must not undo later typing.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) take(value);
  }

  const send = (term: string): void => {
    setSent(term);
    onSearch(term);
  };
  // Compared with the list's own term: a page may refuse a text, and the rows stay those of the term before.
  const isSearched = text.trim() === value.trim();
  const { later: sendLater, cancel } = useDebounced(send, delayMs);
  useReportUnsent(!isSearched, () => {
    cancel();
    take(value);
  });
  const type = (term: string): void => {
    setText(term);
    sendLater(term);
  };
  const sendNow = (term: string): void => {
    cancel();
    setText(term);
    if (term !== sent) send(term);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') sendNow(text);
    if (event.key === 'ArrowDown' && isSearched) enterList(event);
    if (event.key === 'Escape' && text !== '') {
      event.stopPropagation();
      sendNow('');
    }
  };

  const clear = (): void => {
    sendNow('');
    field.current?.focus();
  };
  const goHere = (): void => {
    field.current?.focus();
    field.current?.select();
  };
  useShortcut('/', { description: label, onPress: goHere, search: field });

  return (
    <TextInput
      ref={field}
      type="search"
      aria-label={label}
      placeholder={placeholder ?? label}
      error={error}
      autoFocus={autoFocus}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onKeyDown={onKeyDown}
      leftSection={<Icon of={IconSearch} size={16} />}
      rightSection={
        text !== '' && <CloseButton size="sm" aria-label="Clear the search" onClick={clear} />
      }
    />
  );
}
