import { deskOf, labelOf } from '../kernel/roles.ts';
import type { PharmacyOrder } from './pharmacy-order.ts';

/**
 * Returns the name of an order's author, and the label before it. A pharmacist enters the paper of a prescriber, who
 * may be named as `outsidePrescriber`.
 */
export function orderWriter({
  prescribedBy: name,
  prescriberRole: role,
}: Pick<PharmacyOrder, 'prescribedBy' | 'prescriberRole'>) {
  return role && deskOf(role) === 'dispensary'
    ? ({ label: 'Entered by', name: `${name} (${labelOf(role).toLowerCase()})` } as const)
    : ({ label: 'Prescribed by', name } as const);
}
