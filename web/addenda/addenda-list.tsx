import './addenda.css';
import { Text } from '@mantine/core';
import type { Addendum } from '#contract/addenda/addendum.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';

/** Addenda as they were written, each with its time and author. */
export function AddendaList({ addenda }: { addenda: readonly Addendum[] }) {
  if (addenda.length === 0) return null;
  return (
    <ul className="addenda">
      {addenda.map(({ id, text, addedAt, addedBy }) => (
        <li key={id}>
          <Text size="sm" c="dimmed">
            Addendum, {showDateTime(addedAt)}, {addedBy}
          </Text>
          <Text className="addenda-text">{text}</Text>
        </li>
      ))}
    </ul>
  );
}
