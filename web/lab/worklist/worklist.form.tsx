import './worklist.css';
import { Group, Text } from '@mantine/core';
import type { FormEvent, KeyboardEvent } from 'react';
import { useRef } from 'react';
import type { WorklistOrder } from '#contract/lab/worklist/worklist.ts';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { useWorklist } from './use-worklist.ts';
import { WorklistOrderRows } from './worklist-order.tsx';

const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Enter and the arrow keys move between the values; the last Enter reaches the button. */
function moveBetween(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
  const step = STEPS[key];
  const target = event.target instanceof HTMLInputElement ? event.target : null;
  if (!step || !target?.dataset.cell || nativeEvent.isComposing) return;
  if (ctrlKey || metaKey || altKey) return;
  event.preventDefault();
  const cells = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('[data-cell], [type="submit"]'),
  ];
  const next = cells[cells.indexOf(target) + (shiftKey ? -step : step)];
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}

type WorklistFormProps = {
  orders: readonly WorklistOrder[];
  /** All orders: values typed for another department are saved too. */
  all: readonly WorklistOrder[];
  /** False when the server has more orders than it lists. */
  isWhole: boolean;
};

/** One grid for all values of the shown orders, by keyboard, saved together. */
export function WorklistForm({ orders, all, isWhole }: WorklistFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { typed, errors, type, save, pending, count } = useWorklist(all, isWhole);
  useShortcut('mod+enter', {
    description: 'Save the worklist',
    onPress: () => element.current?.requestSubmit(),
  });
  return (
    <form
      ref={element}
      noValidate
      onKeyDown={moveBetween}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      <table className="worklist" aria-label="Worklist">
        <thead>
          <tr className="worklist-head">
            <th scope="col">Test</th>
            <th scope="col">Last value</th>
            <th scope="col">Value</th>
            <th scope="col">Normal</th>
          </tr>
        </thead>
        {orders.map((order) => (
          <WorklistOrderRows
            key={order.id}
            order={order}
            typed={typed}
            error={errors[order.id]}
            onType={type}
          />
        ))}
      </table>
      <Group gap="sm" className="worklist-save">
        <SubmitButton pending={pending} disabled={count === 0}>
          Save worklist
        </SubmitButton>
        <Text c="dimmed" size="sm">
          A report is released once no value of its order is missing.
        </Text>
      </Group>
    </form>
  );
}
