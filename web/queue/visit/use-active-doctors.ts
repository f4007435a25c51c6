import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';

/** The clinic's active doctors; only they can be assigned. */
export function useActiveDoctors() {
  return useApi(listStaff, { query: { role: 'doctor', active: 'true' } }, { live: true });
}
