import './range.form.css';
import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { DayRange } from '#contract/kernel/day-range.ts';
import { QUICK_RANGES, type QuickRange, quickRange } from '#contract/money/money-flow.rules.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FormMessage } from '#web/ui/form/form-message.tsx';

type RangeFormProps = {
  range: DayRange;
  today: string;
  isFetching: boolean;
  onFetch: (range: DayRange) => void;
};

const RANGES = [
  'today',
  'yesterday',
  'week',
  'month',
  'lastMonth',
] as const satisfies readonly QuickRange[];

/** The range of days (specification 1, sections 2 and 5). */
export function RangeForm({ range, today, isFetching, onFetch }: RangeFormProps) {
  const [typed, setTyped] = useState<{ startDate: string; endDate: string }>(range);
  const [error, setError] = useState<string | null>(null);

  const fetch = (asked: typeof typed): void => {
    setTyped(asked);
    const { data, error: refused } = DayRange.safeParse(asked);
    setError(refused?.issues[0]?.message ?? null);
    if (data) onFetch(data);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    fetch(typed);
  };
  const field = (name: 'startDate' | 'endDate') => ({
    value: typed[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      setError(null);
      setTyped({ ...typed, [name]: event.currentTarget.value });
    },
  });

  return (
    <Stack gap="xs">
      <Group gap="xs" className="range-quick">
        {RANGES.map((quick) => {
          const asked = quickRange(quick, today);
          const isShown = asked.startDate === range.startDate && asked.endDate === range.endDate;
          return (
            <Button
              key={quick}
              variant={isShown ? 'light' : 'default'}
              aria-pressed={isShown}
              onClick={() => fetch(asked)}
            >
              {QUICK_RANGES[quick]}
            </Button>
          );
        })}
      </Group>
      <form onSubmit={submit} noValidate aria-label="Days">
        <Group gap="sm" align="center" className="range-days">
          <DateField label="Start date" {...field('startDate')} />
          <DateField label="End date" {...field('endDate')} />
          <Button
            type="submit"
            variant="default"
            loading={isFetching}
            title="Shows the figures of these days"
          >
            Fetch
          </Button>
        </Group>
      </form>
      <FormMessage error={error} />
    </Stack>
  );
}
