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

type PrescriberRow = {
  readonly prescriber_name: string | null;
  readonly prescriber_registration: string | null;
  readonly prescriber_address: string | null;
};

/** Converts the columns of a prescriber for the wire; null where none is known. */
export function presentPrescriber(row: PrescriberRow): Prescriber | null {
  const { prescriber_name: name } = row;
  if (name === null) return null;
  return { name, registration: row.prescriber_registration, address: row.prescriber_address };
}

type Prescribers = {
  /** That of the first line with one. Null: not known. */
  readonly prescriber: Prescriber | null;
  /** The one named for the lines that no doctor of the clinic wrote. */
  readonly outsidePrescriber: Prescriber | null;
};

/** The prescribers of an order, by the rule that the database records its sale by. */
export async function findPrescriber(tx: Tx, orderId: string): Promise<Prescribers> {
  const { rows } = await sql<PrescriberRow & { found: Prescriber | null }>`
    SELECT prescriber_name, prescriber_registration, prescriber_address, found.prescriber AS found
    FROM pharmacy_orders AS o
    LEFT JOIN LATERAL (
      SELECT to_json(p) AS prescriber FROM prescriber_of(o.clinic_id, o.id) AS p) AS found ON true
    WHERE o.id = ${orderId}`.execute(tx);
  const [row] = rows;
  if (!row) return { prescriber: null, outsidePrescriber: null };
  return { prescriber: row.found, outsidePrescriber: presentPrescriber(row) };
}

export type LineOfLaw = {
  readonly id: string;
  readonly schedule: string | null;
  readonly pack: string | null;
  readonly unit: string | null;
  readonly prescriber: Prescriber | null;
};

/** The prescriber of each line of an order, with the schedule and the pack of its drug. */
export async function listLinesOfLaw(tx: Tx, orderId: string): Promise<readonly LineOfLaw[]> {
  const { rows } = await sql<LineOfLaw>`
    SELECT line.id, drugs.schedule, drugs.pack, drugs.unit, found.prescriber
    FROM pharmacy_order_lines AS line
    JOIN drugs ON drugs.clinic_id = line.clinic_id AND drugs.id = line.drug_id
    LEFT JOIN LATERAL (
      SELECT to_json(p) AS prescriber FROM prescriber_of_line(line.clinic_id, line.id) AS p) AS found ON true
    WHERE line.order_id = ${orderId}`.execute(tx);
  return rows;
}
