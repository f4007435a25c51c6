import type { Row } from './book.ts';
import { at, DAYS_OF_VISITS, daysBefore } from './calendar.ts';
import { SUPPLIERS } from './data/drugs.ts';
import type { World } from './world.ts';

/** Invented particulars, in the order of `SUPPLIERS`; those of the third are not known. */
const PARTICULARS = [
  { gstin: '29AAKFN4821Q1ZJ', drug_licence: '20B: KA-BLR-1842, 21B: KA-BLR-1843' },
  { gstin: '29AABCK7316M1Z5', drug_licence: '20B: KA-BLR-2207, 21B: KA-BLR-2208' },
] as const;

/** Owed to the first when the clinic began with its list. */
const OPENING_PAISE = 1_845_000;

/** Adds the suppliers of the demo's drugs, and returns them by name. */
export function addSuppliers(world: World): ReadonlyMap<string, Row<'suppliers'>> {
  const { book, clinicId, now } = world;
  const first = daysBefore(now, DAYS_OF_VISITS);
  const moment = at(first, 8);
  const by = world.member('pharmacy').id;
  const rows = SUPPLIERS.map((name, n) => {
    const { gstin = null, drug_licence = null } = PARTICULARS[n] ?? {};
    return book.add('suppliers', {
      ...{ clinic_id: clinicId, id: world.id(moment), name, gstin, drug_licence },
      phone: `080 4000 10${n}0`,
      address: `${12 + n} Market Road, Bengaluru`,
      terms: n === 0 ? '30 days' : 'On delivery',
      opening_paise: n === 0 ? OPENING_PAISE : null,
      opening_day: n === 0 ? first.date : null,
      created_at: moment,
      created_by: by,
    });
  });
  return new Map(rows.map((row) => [row.name, row]));
}
