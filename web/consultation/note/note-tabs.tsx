import { createContext, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

const TABS = [
  { id: 'sheet', label: 'Sheet' },
  { id: 'note', label: 'Note' },
  { id: 'known', label: 'What is known' },
] as const;
type Tab = (typeof TABS)[number]['id'];

/** Shows a part of the consultation, for an action in another part. */
export const ShowPart = createContext<(part: Tab) => void>(() => undefined);

type NoteTabsProps = {
  /** The proposals that wait in the sheet. */
  waiting: number;
  children: ReactNode;
};

/**
 * On a phone, sheet, note and what is known are tabs; wider screens show all of them and no tabs. A
 * hidden part stays as it is, with what is typed in it.
 */
export function NoteTabs({ waiting, children }: NoteTabsProps) {
  const [tab, setTab] = useState<Tab>('sheet');
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const at = TABS.findIndex(({ id }) => id === tab);
    const next = TABS.at((at + step) % TABS.length);
    if (step === 0 || !next) return;
    setTab(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div className="note-parts" data-shows={tab}>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label="Parts of the consultation"
        className="note-tabs"
        onKeyDown={onKeyDown}
      >
        {TABS.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            data-tab={id}
            aria-selected={id === tab}
            tabIndex={id === tab ? 0 : -1}
            onClick={() => setTab(id)}
          >
            {label}
            {id === 'sheet' && waiting > 0 && ` (${waiting})`}
          </button>
        ))}
      </div>
      <ShowPart value={setTab}>{children}</ShowPart>
    </div>
  );
}
