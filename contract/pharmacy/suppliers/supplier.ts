import { z } from 'zod';
import { Id, optionalText, requiredLine } from '../../kernel/fields.ts';
import { Gstin } from '../../kernel/numbers/gstin.ts';
import { SUPPLIER_MESSAGES as M } from './suppliers.messages.ts';

/** The fields of a supplier besides its id; the server has the column of each. */
const details = z.object({
  name: z.string(),
  gstin: z.string().nullable(),
  drug_licence: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  /** The terms of payment and return, in words. */
  terms: z.string().nullable(),
  /** An inactive supplier stays in its past deliveries and is not offered for new ones. */
  active: z.boolean(),
});
export type SupplierDetail = keyof typeof details.shape;

/** A wholesaler or maker that delivers to the clinic's pharmacy. */
export const Supplier = details.extend({ id: Id });
export type Supplier = z.output<typeof Supplier>;

const sent = {
  name: requiredLine({ label: 'Name', required: M.nameRequired, max: 200 }),
  gstin: Gstin,
  drug_licence: optionalText({ label: 'Drug licence', max: 200 }),
  phone: optionalText({ label: 'Phone', max: 60 }),
  address: optionalText({ label: 'Address', max: 500 }),
  terms: optionalText({ label: 'Terms', max: 500 }),
  active: z.boolean({ error: M.activeRequired }),
} satisfies Record<SupplierDetail, z.ZodType>;

export const AddSupplierBody = z.object({ ...sent, active: sent.active.default(true) });
export type AddSupplierBody = z.output<typeof AddSupplierBody>;

/** Any subset; omitted fields stay. */
export const EditSupplierBody = z.object(sent).partial();
