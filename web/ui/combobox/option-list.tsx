import './combobox.css';
import type { ReactNode, RefObject } from 'react';

type OptionListProps<Option> = {
  /** Names the list for screen readers: "Patients". */
  listLabel: string;
  listId: string;
  listRef?: RefObject<HTMLDivElement | null>;
  /** The text above the options: their number. */
  said: string;
  options: readonly Option[];
  optionKey: (option: Option) => string;
  /** The index of the option that Enter picks; -1 for none. */
  active: number;
  onChoose: (option: Option) => void;
  children: (option: Option) => ReactNode;
};

/** The id of an option, for `aria-activedescendant` of its field. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The options below a field that keeps the focus and the keys. */
export function OptionList<Option>(props: OptionListProps<Option>) {
  const { said, listLabel, options, optionKey, children, onChoose } = props;
  const { listRef, listId, active } = props;
  return (
    <div className="ui-combobox-popup">
      <p role="status" className="ui-combobox-said">
        {said}
      </p>
      <div ref={listRef} id={listId} role="listbox" aria-label={listLabel}>
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
          <div
            key={optionKey(option)}
            id={optionId(listId, index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className="ui-combobox-option"
            // A press must not move the focus out of the field, which would close the list.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            {children(option)}
          </div>
        ))}
      </div>
    </div>
  );
}
