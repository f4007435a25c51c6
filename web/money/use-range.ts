import { DayRange } from '#contract/kernel/day-range.ts';
import { usePageParams } from '#web/lib/address/use-page-params.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';

/** The page's range of days, kept in the address; today by default. */
export function useRange() {
  const [params, setParams] = usePageParams();
  const today = clinicToday();
  const asked = { startDate: params.get('startDate'), endDate: params.get('endDate') };
  const range = DayRange.safeParse(asked).data ?? { startDate: today, endDate: today };

  const setRange = ({ startDate, endDate }: DayRange): void => {
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.delete('page');
      after.set('startDate', startDate);
      after.set('endDate', endDate);
      return after;
    });
  };
  return { range, today, setRange };
}
