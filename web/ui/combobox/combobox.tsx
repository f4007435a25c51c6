import './combobox.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Facts } from '../layout/facts.tsx';
import { OptionList, optionId } from './option-list.tsx';
import { pasteLines } from './pasted-lines.ts';
import { useActiveOption } from './use-active-option.ts';
import { useCleared } from './use-cleared.ts';
import { useKeptEnter } from './use-kept-enter.ts';

export type ComboboxProps<Option> = {
  /** The appearance and texts of the field. */
  field: Pick<TextInputProps, 'label' | 'placeholder' | 'description' | 'error' | 'maxLength'> & {
    autoFocus?: boolean | undefined;
    leftSection?: ReactNode;
    /** Lets a form find the field to focus, as in `form.getInputProps`. */
    'data-path'?: string | undefined;
  };
  inputRef: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  /** Names the list for screen readers: "Patients". */
  listLabel: string;
  /** The text above the options: their number. */
  said: string;
  options: readonly Option[];
  optionKey: (option: Option) => string;
  children: (option: Option) => ReactNode;
  onChoose: (option: Option) => void;
  /** Escape has cleared this text. */
  onCleared?: (text: string) => void;
  /** Enter found no option to pick, or none yet; null when the field is left. */
  onRefused?: (text: string | null) => void;
  /** Takes the lines of a pasted text; without it, they are pasted as one. */
  onLines?: (lines: readonly string[]) => void;
  /** A search has run or is running. */
  isSearched: boolean;
  /** The option that Enter picks before an arrow key is pressed; -1 for none. */
  first: number;
  /** The options are not loaded yet: Enter waits for them. */
  isLoading?: boolean;
};

/** The browser's own list would cover the options. */
const AS_TYPED = { autoComplete: 'off', spellCheck: false } as const;

const ariaOf = (isShown: boolean, listId: string, active: number) => ({
  role: 'combobox',
  'aria-autocomplete': 'list' as const,
  'aria-expanded': isShown,
  'aria-controls': isShown ? listId : undefined,
  'aria-activedescendant': isShown && active >= 0 ? optionId(listId, active) : undefined,
});

/** A field with options below it: arrow keys move, Enter picks, Escape closes and then clears. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { field, inputRef, text, onText, options, onChoose, first, isLoading = false } = props;
  // A text that was restored opens no list over the page before its field has the focus.
  const [isOpen, setOpen] = useState(text === '');
  const { active, move, reset } = useActiveOption(options, props.optionKey, first);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const isShown = isOpen && props.isSearched;

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const type = (typed: string): void => {
    onText(typed);
    reset();
    setOpen(true);
  };
  const clears = useCleared({ text, write: type, onCleared: props.onCleared });
  const choose = (option: Option): void => {
    reset();
    onChoose(option);
  };

  const enter = useKeptEnter({
    text,
    isLoading,
    onEnter: () => {
      const option = options[active];
      if (isShown && option) choose(option);
      else props.onRefused?.(text);
    },
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const hasOptions = options.length > 0;
    if (event.key === 'ArrowDown' && hasOptions) move(1);
    else if (event.key === 'ArrowUp' && hasOptions) move(-1);
    else if (event.key === 'Escape' && isShown) setOpen(false);
    else if (event.key === 'Enter' && text.trim() !== '') {
      if (isLoading) props.onRefused?.(text);
      enter();
    } else if (!clears(event)) return;
    if (event.key.startsWith('Arrow')) setOpen(true);
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="ui-combobox">
      <TextInput
        {...field}
        // A dialog focuses its first button, unless a field has this attribute.
        data-autofocus={field.autoFocus}
        // The dialog around it closes by the next Escape.
        data-mantine-stop-propagation={isShown || text !== ''}
        ref={inputRef}
        type="search"
        {...ariaOf(isShown, listId, active)}
        {...AS_TYPED}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => pasteLines(event, props.onLines) && reset()}
        onFocus={() => setOpen(true)}
        onBlur={() => {
          setOpen(false);
          props.onRefused?.(null);
        }}
      />
      {isShown && (
        <OptionList {...props} listRef={list} listId={listId} active={active} onChoose={choose} />
      )}
    </div>
  );
}

/** Facts below an option's name that tell it apart from others. */
export function OptionFacts({ facts }: { facts: readonly (string | null)[] }) {
  return (
    <span className="ui-combobox-facts">
      <Facts facts={facts} />
    </span>
  );
}
