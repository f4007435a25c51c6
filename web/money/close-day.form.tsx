import { Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { formatMoney, type Paise } from '#contract/kernel/numbers/money.ts';
import { NOTES } from '#contract/money/cash-count.rules.ts';
import type { DayClose, Drawer } from '#contract/money/day-close.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { amountOf, type TypedCount } from './cash-count.values.ts';
import { useCloseDay } from './use-close-day.ts';

type CloseDayFormProps = { drawer: Drawer; onClosed: (close: DayClose) => void };

/** Counts the cash note by note, against the expected sum. */
export function CloseDayForm({ drawer, onClosed }: CloseDayFormProps) {
  const { cashier, day, expected, closes } = drawer;
  const counting = useCloseDay({ cashier, day, expected, number: closes + 1 }, onClosed);
  return (
    <CountForm counting={counting} label="Count the cash" submitLabel="Close the day">
      <Title order={2}>Count the cash</Title>
      <Text c="dimmed">Leave out what stays in the drawer for change.</Text>
    </CountForm>
  );
}

type CountFormProps = {
  counting: Counting;
  label: string;
  submitLabel: string;
  children?: ReactNode;
};

/** The fields of a count and its sums. */
export function CountForm({ counting, label, submitLabel, children }: CountFormProps) {
  const { typed, change, isBegun, isRight, needsReason, missing, error, run, pending } = counting;
  const { expected, corrects } = counting.asked;
  const reason = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error === missing) reason.current?.focus();
  }, [error, missing]);
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
    <form onSubmit={submit} noValidate aria-label={label}>
      <Stack gap="sm" maw={420} className={corrects ? undefined : 'ui-sheet'}>
        {children}
        <Notes counting={counting} field={field} />
        <Sums counting={counting} expected={expected} />
        {needsReason && (isBegun || corrects || error === missing) && (
          <TextInput
            ref={reason}
            label={corrects ? 'Why the count is corrected' : 'Why the cash differs'}
            required
            error={error === missing && error}
            {...field('note')}
          />
        )}
        <FormMessage error={error === missing ? null : error} />
        <Group>
          <SubmitButton pending={pending} disabled={!isRight}>
            {submitLabel}
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
