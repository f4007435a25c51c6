import { sql } from 'kysely';
import type { Prescriber } from '#contract/pharmacy/pharmacy-order.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';

/** The columns of a prescriber from elsewhere; null clears them. */
export function prescriberColumns(prescriber: Prescriber | null) {
  return {
    prescriber_name: prescriber?.name ?? null,
    prescriber_registration: prescriber?.registration ?? null,
    prescriber_address: prescriber?.address ?? null,
  };
}

type Prescribers = {
  /** Null: not known. */
  readonly prescriber: Prescriber | null;
  /** The one entered from a paper of another doctor. */
  readonly outsidePrescriber: Prescriber | null;
};

/** The prescriber of an order, by the rule that the database records its sale by. */
export async function findPrescriber(tx: Tx, orderId: string): Promise<Prescribers> {
  const { rows } = await sql<Prescriber & { outside: boolean }>`
    SELECT found.name, found.registration, found.address, prescriber_name IS NOT NULL AS outside
    FROM pharmacy_orders AS o, LATERAL prescriber_of(o.clinic_id, o.id) AS found
    WHERE o.id = ${orderId}`.execute(tx);
  const [row] = rows;
  if (!row) return { prescriber: null, outsidePrescriber: null };
  const { outside, ...prescriber } = row;
  return { prescriber, outsidePrescriber: outside ? prescriber : null };
}
