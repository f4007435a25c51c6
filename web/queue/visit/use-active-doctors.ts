import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';

/** The clinic's active staff who see patients; only they can be assigned. */
export function useActiveDoctors() {
  return useApi(
    listStaff,
    { query: { may: 'consulting.see-patients', active: 'true' } },
    { live: true },
  );
}
