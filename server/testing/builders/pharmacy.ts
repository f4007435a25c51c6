import type { EndpointInput } from '#contract/kernel/endpoint.ts';
import { addDrug, adjustStock } from '#contract/pharmacy/drugs.endpoints.ts';
import type { TestApp } from '../build-app.ts';
import type { Person } from './clinic.ts';

type DrugInput = EndpointInput<typeof addDrug>['body'];

/** The fields of a drug as a pharmacist enters them, in wire form. */
export function aDrug(changes: Partial<DrugInput> = {}): DrugInput {
  return { name: 'Paracetamol 500 mg', price: 2.5, quantity_in_stock: 100, ...changes };
}

/** A batch as it was bought: its number, the day on which it expires, and its pieces. */
export type Bought = readonly [batch: string, expiry: string, quantity: number];

/** Adds a drug at ₹2.50 with these batches; returns its id. */
export async function newShelf(
  app: TestApp,
  person: Person,
  { name, batches }: { name: string; batches: readonly Bought[] },
): Promise<string> {
  const { id } = await app.ok(addDrug, { body: aDrug({ name, quantity_in_stock: 0 }) }, person);
  for (const [batch_no, expiry_date, quantityChange] of batches) {
    const body = { quantityChange, reason: 'purchase', batch_no, expiry_date } as const;
    await app.ok(adjustStock, { params: { id }, body }, person);
  }
  return id;
}
