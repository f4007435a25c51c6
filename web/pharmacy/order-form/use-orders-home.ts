import { deskOf } from '#contract/kernel/roles.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

/** The page after an order: the queue for the pharmacy, the patient's orders for prescribers. */
export function useOrdersHome(patientId: string | null): string {
  const { role } = useCurrentUser();
  return deskOf(role) === 'dispensary' || patientId === null
    ? ADDRESSES.dashboard
    : pathTo(ADDRESSES.patientPharmacyOrders, { patientId });
}
