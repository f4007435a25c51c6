import { Textarea, type TextareaProps } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { OptionList, optionId } from './option-list.tsx';
import { useGrowing } from './use-growing.ts';

type SuggestingTextProps = Omit<TextareaProps, 'value' | 'onChange' | 'onFocus' | 'onBlur'> & {
  value: string;
  onText: (text: string) => void;
  /** The texts that fit what is typed. */
  options: readonly string[];
  listLabel: string;
  /** The text above the options. */
  said: string;
  /** Whether the list opens with the focus; otherwise by typing, or by the arrow down. */
  opensOnFocus?: boolean;
  /** The text with a chosen option. */
  textWith: (option: string) => string;
};

/** A growing field for free text, with usual texts below it: the arrow keys choose, Enter takes one. */
export function SuggestingText(props: SuggestingTextProps) {
  const { onText, options, listLabel, said, opensOnFocus, textWith, ...field } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  useGrowing(input, field.value);
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const isShown = isOpen && options.length > 0;

  // The list may lie below the window.
  useEffect(() => {
    if (isShown) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isShown, active]);

  const write = (text: string): void => {
    onText(text);
    setActive(-1);
    setOpen(true);
  };
  const choose = (option: string): void => {
    write(textWith(option));
    input.current?.focus();
  };
  /** Whether the key was for the list. */
  const isTaken = ({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) => {
    if (nativeEvent.isComposing || options.length === 0) return false;
    // Above the end, the arrow keys move in the text.
    const isDown = key === 'ArrowDown' && currentTarget.selectionStart === field.value.length;
    const chosen = isShown ? options[active] : undefined;
    if (isDown) {
      setActive(isShown ? (active + 1) % options.length : 0);
      setOpen(true);
    } else if (key === 'ArrowUp' && isShown && active >= 0) setActive(active - 1);
    else if (key === 'Enter' && chosen !== undefined) choose(chosen);
    else if (key === 'Escape' && isShown) setOpen(false);
    else return false;
    return true;
  };

  return (
    <div className="ui-combobox">
      <Textarea
        rows={1}
        {...field}
        ref={input}
        // Escape closes the list, and not the dialog around it.
        data-mantine-stop-propagation={isShown}
        aria-autocomplete="list"
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active >= 0 ? optionId(listId, active) : undefined}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={(event) => {
          if (!isTaken(event)) return field.onKeyDown?.(event);
          event.preventDefault();
          event.stopPropagation();
        }}
        onFocus={() => setOpen(opensOnFocus === true)}
        onBlur={() => setOpen(false)}
      />
      {isShown && (
        <OptionList
          listLabel={listLabel}
          listId={listId}
          listRef={list}
          said={said}
          options={options}
          optionKey={(option) => option}
          active={active}
          onChoose={choose}
        >
          {(option) => option}
        </OptionList>
      )}
    </div>
  );
}
