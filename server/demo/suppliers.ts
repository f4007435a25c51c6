import { at, DAYS_OF_VISITS, daysBefore } from './calendar.ts';
import { SUPPLIERS } from './data/drugs.ts';
import type { World } from './world.ts';

/** Invented particulars, in the order of `SUPPLIERS`; those of the third are not known. */
const PARTICULARS = [
  { gstin: '29AAKFN4821Q1ZJ', drug_licence: '20B: KA-BLR-1842, 21B: KA-BLR-1843' },
  { gstin: '29AABCK7316M1Z5', drug_licence: '20B: KA-BLR-2207, 21B: KA-BLR-2208' },
] as const;

/** The suppliers of the demo's drugs. */
export function addSuppliers(world: World): void {
  const { book, clinicId, now } = world;
  const [pharmacist] = world.members('pharmacy');
  if (!pharmacist) return;
  const moment = at(daysBefore(now, DAYS_OF_VISITS), 8);
  SUPPLIERS.forEach((name, n) => {
    const { gstin = null, drug_licence = null } = PARTICULARS[n] ?? {};
    book.add('suppliers', {
      ...{ clinic_id: clinicId, id: world.id(moment), name, gstin, drug_licence },
      phone: `080 4000 10${n}0`,
      address: `${12 + n} Market Road, Bengaluru`,
      terms: n === 0 ? '30 days' : 'On delivery',
      created_at: moment,
      created_by: pharmacist.id,
    });
  });
}
