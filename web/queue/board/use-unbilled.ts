import { usePageParams } from '#web/lib/address/use-page-params.ts';

/** The query parameter that shows the unbilled visits of all days. */
export const UNBILLED_ONLY = 'unbilled=yes';

/** Whether the board shows the unbilled visits instead of the day's queue; kept in the address. */
export function useUnbilledOnly() {
  const [params, setParams] = usePageParams();
  const isOn = params.get('unbilled') === 'yes';
  return { isOn, turn: (on: boolean) => setParams(on ? { unbilled: 'yes' } : {}) };
}
