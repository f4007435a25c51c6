import { z } from 'zod';
import { weekStart } from '#contract/appointments/slots.rules.ts';
import { addDays } from '#contract/kernel/dates.ts';
import { Id } from '#contract/kernel/fields.ts';
import { usePageParams } from '#web/lib/address/use-page-params.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';

const VIEWS = ['day', 'week', 'month'] as const;
type View = (typeof VIEWS)[number];

export type ShownDays = {
  readonly view: View;
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly doctorId: string | undefined;
};

/** The first day of the month of a day, or of one some months later. */
function monthStart(day: string, later = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10);
}

/** The first and last day that a view shows; those of a month are whole weeks. */
function rangeOf(view: View, day: string): Pick<ShownDays, 'from' | 'to'> {
  if (view === 'day') return { from: day, to: day };
  if (view === 'week') return { from: weekStart(day), to: addDays(weekStart(day), 6) };
  const lastDay = addDays(monthStart(day, 1), -1);
  return { from: weekStart(monthStart(day)), to: addDays(weekStart(lastDay), 6) };
}

function stepped(view: View, day: string, by: number): string {
  if (view === 'month') return monthStart(day, by);
  return addDays(day, view === 'week' ? by * 7 : by);
}

/** The days and the doctor that the page shows; the address keeps them. */
export function useShownDays() {
  const [params, setParams] = usePageParams();
  const day = z.iso.date().safeParse(params.get('day')).data ?? clinicToday();
  const view = VIEWS.find((one) => one === params.get('view')) ?? 'day';
  const shown: ShownDays = {
    ...{ view, day, ...rangeOf(view, day) },
    doctorId: Id.safeParse(params.get('doctor')).data,
  };
  const change = (next: { view?: string; day?: string; doctor?: string }): void =>
    setParams((before) => {
      for (const [name, value] of Object.entries(next)) {
        if (value === '') before.delete(name);
        else before.set(name, value);
      }
      return before;
    });
  const step = (by: number): void => change({ day: stepped(view, day, by) });
  return { shown, change, step };
}
