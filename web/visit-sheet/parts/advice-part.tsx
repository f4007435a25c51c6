import { Textarea } from '@mantine/core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { fittingAdvice, withAdvice } from '#contract/visit-sheet/advice-lines.rules.ts';
import { listUsualAdvice } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { OptionList, optionId } from '#web/ui/combobox/option-list.tsx';
import type { SheetEditor } from '../saving/use-sheet-editor.ts';

const MOST = 8;
/** As the contract. */
const LENGTH_MAX = 5_000;

type AdvicePartProps = Pick<SheetEditor, 'draft' | 'change'>;

/** The usual lines, fetched again for each visit to include the advice of the last one. */
function useUsualAdvice(): readonly string[] {
  const { role } = useCurrentUser();
  const { data } = useApi(
    listUsualAdvice,
    {},
    { enabled: mayCall(listUsualAdvice, role), staleTime: 0 },
  );
  return (data ?? []).map(({ text }) => text);
}

/** The advice of the visit, with the lines that are written often: the arrow keys choose, Enter takes one. */
export function AdvicePart({ draft: { advice }, change }: AdvicePartProps) {
  const usual = useUsualAdvice();
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const options = fittingAdvice(advice, usual, MOST);
  const isShown = isOpen && options.length > 0;

  const write = (text: string): void => {
    change({ advice: text });
    setActive(-1);
    setOpen(true);
  };
  const choose = (line: string): void => {
    write(withAdvice(advice, line));
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const { key, nativeEvent, currentTarget } = event;
    if (nativeEvent.isComposing || !isShown) return;
    // Above the end, the arrow keys move in the text.
    const isAtEnd = currentTarget.selectionStart === advice.length;
    const chosen = options[active];
    if (key === 'ArrowDown' && isAtEnd) setActive((active + 1) % options.length);
    else if (key === 'ArrowUp' && active >= 0) setActive(active - 1);
    else if (key === 'Enter' && chosen !== undefined) choose(chosen);
    else if (key === 'Escape') setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // As a direct child of the column, the field would stretch.
    <div>
      <div className="ui-combobox">
        <Textarea
          ref={field}
          label="Advice"
          rows={1}
          className="sheet-text"
          maxLength={LENGTH_MAX}
          value={advice}
          aria-autocomplete="list"
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={isShown && active >= 0 ? optionId(listId, active) : undefined}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={onKeyDown}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
        />
        {isShown && (
          <OptionList
            listLabel="Usual advice"
            listId={listId}
            said="Written often. The arrow keys choose, Enter takes it."
            options={options}
            optionKey={(line) => line}
            active={active}
            onChoose={choose}
          >
            {(line) => line}
          </OptionList>
        )}
      </div>
    </div>
  );
}
