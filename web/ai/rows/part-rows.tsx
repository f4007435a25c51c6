import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { RowButton } from '#web/ui/row/row-button.tsx';
import type { OrderPart } from './order-parts.ts';
import { APPLIES, SETTLES } from './use-next-proposal.ts';

type PartRowsProps = {
  parts: readonly OrderPart[];
  /** Stock and warnings of a part. */
  notes?: ((part: OrderPart) => ReactNode) | undefined;
  /** Absent while the parts cannot be decided one by one. */
  onAccept?: ((part: OrderPart) => void) | undefined;
  onRemove?: ((part: OrderPart) => void) | undefined;
};

/** The drugs or tests of a proposed order, each with the words of the note that it comes from. */
export function PartRows({ parts, notes, onAccept, onRemove }: PartRowsProps) {
  return (
    <ul className="proposed-rows">
      {parts.map((part) => (
        <li key={part.index}>
          <span className="proposed-text">
            {part.text}
            <FromNote words={part.words} />
            {notes?.(part)}
          </span>
          {onAccept && (
            <RowButton
              {...SETTLES}
              {...APPLIES}
              aria-label={`Accept ${part.name}`}
              onClick={() => onAccept(part)}
            >
              Accept
            </RowButton>
          )}
          {onRemove && (
            <RowButton
              {...SETTLES}
              look="quiet"
              aria-label={`Remove ${part.name}`}
              onClick={() => onRemove(part)}
            >
              Remove
            </RowButton>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The words of the note that a proposal comes from. */
export function FromNote({ words }: { words: string | undefined }) {
  if (!words) return null;
  return (
    <Text span size="xs" c="dimmed">
      {' '}
      from “{words}”
    </Text>
  );
}
