import { Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useEffect, useRef } from 'react';
import { formatMoney, type Paise } from '#contract/kernel/numbers/money.ts';
import { NOTES } from '#contract/money/cash-count.rules.ts';
import { DAY_CLOSE_MESSAGES as M } from '#contract/money/day-close.messages.ts';
import type { DayClose, Drawer } from '#contract/money/day-close.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { amountOf, type TypedCount } from './cash-count.values.ts';
import { useCloseDay } from './use-close-day.ts';

type CloseDayFormProps = { drawer: Drawer; onClosed: (close: DayClose) => void };

/** Counts the cash note by note, against the expected sum. */
export function CloseDayForm({ drawer, onClosed }: CloseDayFormProps) {
  const counting = useCloseDay(drawer, onClosed);
  const { typed, change, difference, isBegun, isRight, error, run, pending } = counting;
  const reason = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error === M.noteNeeded) reason.current?.focus();
  }, [error]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run();
  };
  const field = (name: keyof TypedCount) => ({
    autoComplete: 'off',
    value: typed[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      change(name, event.currentTarget.value),
  });

  return (
    <form onSubmit={submit} noValidate aria-label="Count the cash">
      <Stack gap="sm" maw={420} className="ui-sheet">
        <Title order={2}>Count the cash</Title>
        <Text c="dimmed">Leave out what stays in the drawer for change.</Text>
        <Notes counting={counting} field={field} />
        <Sums counting={counting} expected={drawer.expected} />
        {difference !== 0 && (isBegun || error === M.noteNeeded) && (
          <TextInput
            ref={reason}
            label="Why the cash differs"
            required
            error={error === M.noteNeeded && error}
            {...field('note')}
          />
        )}
        <FormMessage error={error === M.noteNeeded ? null : error} />
        <Group>
          <SubmitButton pending={pending} disabled={!isRight}>
            Close the day
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}

type Counting = ReturnType<typeof useCloseDay>;
type NotesProps = { counting: Counting; field: (name: keyof TypedCount) => object };

function Notes({ counting: { typed, problems }, field }: NotesProps) {
  return (
    <div className="cash-count">
      {NOTES.map((note) => (
        <div key={note} className="cash-count-row">
          <NumberField
            whole
            label={`₹${note} notes`}
            placeholder="0"
            error={problems[note]}
            {...field(note)}
          />
          <span className="ui-tabular">{formatMoney(amountOf(typed, note))}</span>
        </div>
      ))}
      <div className="cash-count-row">
        <NumberField label="Coins (₹)" placeholder="0" error={problems.coins} {...field('coins')} />
        <span />
      </div>
    </div>
  );
}

function Sums({ counting, expected }: { counting: Counting; expected: Paise }) {
  const { counted, difference, isBegun } = counting;
  return (
    <dl className="cash-sums ui-tabular" aria-live="polite">
      <dt>Counted</dt>
      <dd>{formatMoney(counted)}</dd>
      <dt>Expected</dt>
      <dd>{formatMoney(expected)}</dd>
      <dt>Difference</dt>
      <dd data-differs={(isBegun && difference !== 0) || undefined}>
        {formatMoney(difference)}
        {isBegun && difference > 0 && ' too much'}
        {isBegun && difference < 0 && ' missing'}
      </dd>
    </dl>
  );
}
