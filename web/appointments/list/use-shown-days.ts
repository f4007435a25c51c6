import { z } from 'zod';
import { weekStart } from '#contract/appointments/slots.rules.ts';
import { addDays } from '#contract/kernel/dates.ts';
import { Id } from '#contract/kernel/fields.ts';
import { usePageParams } from '#web/lib/address/use-page-params.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';

export type ShownDays = {
  readonly view: 'day' | 'week';
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly doctorId: string | undefined;
};

/** Which days and doctor the page shows; the address keeps them. */
export function useShownDays() {
  const [params, setParams] = usePageParams();
  const day = z.iso.date().safeParse(params.get('day')).data ?? clinicToday();
  const view = params.get('view') === 'week' ? 'week' : 'day';
  const from = view === 'week' ? weekStart(day) : day;
  const shown: ShownDays = {
    ...{ view, day, from, to: view === 'week' ? addDays(from, 6) : day },
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
  const step = (by: number): void => change({ day: addDays(day, view === 'week' ? by * 7 : by) });
  return { shown, change, step };
}
