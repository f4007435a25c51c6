import type { EndpointInput } from '#contract/kernel/endpoint.ts';
import type { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';

type DrugInput = EndpointInput<typeof addDrug>['body'];

/** The fields of a drug as a pharmacist enters them, in wire form. */
export function aDrug(changes: Partial<DrugInput> = {}): DrugInput {
  return { name: 'Paracetamol 500 mg', price: 2.5, quantity_in_stock: 100, ...changes };
}
