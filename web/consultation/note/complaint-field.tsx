import { Textarea } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useGrowing } from '#web/ui/combobox/use-growing.ts';
import { newLineHint } from './use-send-on-enter.ts';

const PLACEHOLDER = 'name,age,sex,phone,complaints,reports,history';

type ComplaintFieldProps = {
  text: string;
  /** Absent for a read-only person. */
  onType?: ((text: string) => void) | undefined;
  /** For screens where Enter sends. */
  onKeyDown?: ((event: KeyboardEvent<HTMLTextAreaElement>) => void) | undefined;
};

/** The field of the complaint; the cursor starts at the end of the text. */
export function ComplaintField({ text, onType, onKeyDown }: ComplaintFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const canWrite = onType !== undefined;
  useGrowing(field, text);

  useEffect(() => {
    const area = field.current;
    if (!area || !canWrite) return;
    area.focus({ preventScroll: true });
    area.setSelectionRange(area.value.length, area.value.length);
  }, [canWrite]);

  return (
    <Textarea
      ref={field}
      label="Complaint"
      placeholder={PLACEHOLDER}
      className="note-text"
      value={text}
      readOnly={!canWrite}
      onChange={(event) => onType?.(event.currentTarget.value)}
      description={onKeyDown && newLineHint()}
      onKeyDown={onKeyDown}
    />
  );
}
