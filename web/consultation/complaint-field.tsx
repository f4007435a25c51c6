import { Textarea } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { sendOnEnter } from './send-on-enter.ts';

const PLACEHOLDER = 'name,age,sex,phone,complaints,reports,history';

type ComplaintFieldProps = {
  text: string;
  /** Absent for whoever may only read. */
  onType?: ((text: string) => void) | undefined;
  /** Enter without Shift. */
  onSend?: (() => void) | undefined;
};

/** Where the consultation is written; the cursor waits behind what is there. */
export function ComplaintField({ text, onType, onSend }: ComplaintFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const canWrite = onType !== undefined;

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
      className="record-text"
      value={text}
      readOnly={!canWrite}
      onChange={(event) => onType?.(event.currentTarget.value)}
      onKeyDown={(event) => sendOnEnter(event, onSend)}
    />
  );
}
