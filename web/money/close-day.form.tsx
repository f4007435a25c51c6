import { Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { formatMoney, inRupees, paise } from '#contract/kernel/numbers/money.ts';
import { NOTES } from '#contract/money/cash-count.rules.ts';
import { DAY_CLOSE_MESSAGES as M } from '#contract/money/day-close.messages.ts';
import type { Drawer } from '#contract/money/day-close.ts';
import { closeDay, getDrawer, listDayCloses } from '#contract/money/day-closes.endpoints.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { invalidate, useApiMutation } from '#web/lib/api/use-api.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';
import {
  amountOf,
  countedSum,
  countInput,
  countProblems,
  EMPTY_COUNT,
  type TypedCount,
} from './cash-count.values.ts';

/** Counts the cash note by note, against the expected sum. */
export function CloseDayForm({ drawer }: { drawer: Drawer }) {
  const [typed, setTyped] = useState(EMPTY_COUNT);
  const [error, setError] = useState<string | null>(null);
  const { mutateAsync } = useApiMutation(closeDay);
  const { cashier, day, expected } = drawer;
  const problems = countProblems(typed);
  const counted = countedSum(typed);
  const difference = paise(counted - expected);
  const isRight = Object.keys(problems).length === 0;
  const isBegun = Object.values(typed).some((text) => text !== '');

  const { run, pending } = useSingleFlight(async () => {
    if (!isRight) return;
    if (difference !== 0 && typed.note.trim() === '') return setError(M.noteNeeded);
    setError(null);
    const seen = { number: drawer.closes + 1, expected: inRupees(expected) };
    const body = { cashierId: cashier.id, day, ...seen, ...countInput(typed), note: typed.note };
    try {
      await mutateAsync({ body });
      setTyped(EMPTY_COUNT);
      toast.success(M.closed);
    } catch (refused) {
      setError(`${M.closeFailed} ${messageOf(refused)}`);
    }
    await invalidate(getDrawer, listDayCloses);
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run();
  };
  const field = (name: keyof TypedCount) => ({
    autoComplete: 'off',
    value: typed[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      setError(null);
      setTyped({ ...typed, [name]: event.currentTarget.value });
    },
  });

  return (
    <form onSubmit={submit} noValidate aria-label="Count the cash">
      <Stack gap="sm" maw={420}>
        <Title order={2}>Count the cash</Title>
        <Text c="dimmed">Leave out what stays in the drawer for change.</Text>
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
            <NumberField
              label="Coins (₹)"
              placeholder="0"
              error={problems.coins}
              {...field('coins')}
            />
            <span />
          </div>
        </div>
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
        {difference !== 0 && (isBegun || error === M.noteNeeded) && (
          <TextInput
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
