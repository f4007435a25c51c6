import { deskOf } from '#contract/kernel/roles.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

/** Where an order leads back to: the pharmacy to its queue, whoever prescribes to the patient's orders. */
export function useOrdersHome(patientId: string | null): string {
  const { role } = useCurrentUser();
  return deskOf(role) === 'dispensary' || patientId === null
    ? ADDRESSES.dashboard
    : pathTo(ADDRESSES.patientPharmacyOrders, { patientId });
}
