import './untaken-rows.css';
import { ActionIcon, Button, Text } from '@mantine/core';
import { useId } from 'react';
import { Icon } from '../theme/icon.tsx';
import { IconX } from '../theme/icons.ts';

/** Marks a text that Enter did not take, outside its field. */
export const UNTAKEN = 'data-untaken';

type UntakenRowsProps = {
  /** The list that they are not in yet: "Not in the prescription yet". */
  title: string;
  rows: readonly string[];
  onPick: (row: string) => void;
  onRemove: (row: string) => void;
};

/** The texts that Enter did not take, above their field, until each is chosen for or removed. A new one is announced. */
export function UntakenRows(props: UntakenRowsProps) {
  return <div aria-live="polite">{props.rows.length > 0 && <Rows {...props} />}</div>;
}

function Rows({ title, rows, onPick, onRemove }: UntakenRowsProps) {
  const titleId = useId();
  return (
    <section className="untaken-rows" aria-labelledby={titleId}>
      <Text size="sm" fw={600} id={titleId}>
        {title}
      </Text>
      <ul>
        {rows.map((row) => (
          <li key={row} {...{ [UNTAKEN]: row }}>
            <Button variant="default" size="compact-md" onClick={() => onPick(row)}>
              Choose for “{row}”
            </Button>
            <ActionIcon variant="subtle" aria-label={`Remove ${row}`} onClick={() => onRemove(row)}>
              <Icon of={IconX} />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </section>
  );
}
