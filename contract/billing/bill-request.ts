import { z } from 'zod';
import { Id } from '../kernel/fields.ts';
import { DESK_BILL_TYPES } from './bill.status.ts';
import { BillItemBody, DiscountPercentage } from './bill.ts';
import { isConsultationFee } from './bill-total.rules.ts';
import { BILLING_MESSAGES as M } from './billing.messages.ts';

/** An item to bill: as the call takes it, with what the page it comes from showed as its total. */
const RequestItem = BillItemBody.extend({ total: z.number().optional() });
export type RequestItem = z.output<typeof RequestItem>;

/**
 * What a page hands the billing page by the router's history state (specification 2, section 3): the patient,
 * with a bill to look at or what to make one of. Prices are in rupees, the discount in percent.
 */
const BillRequestFields = z.object({
  patientId: Id,
  patientName: z.string().nullish(),
  queueId: Id.nullish(),
  doctorId: Id.nullish(),
  billId: Id.nullish(),
  relatedId: Id.nullish(),
  labOrderId: Id.nullish(),
  billType: z.enum(DESK_BILL_TYPES).default('other'),
  /** Decides nothing: whether a bill is paid is told by its payment mode. */
  initialStatus: z.enum(['pending', 'paid']).nullish(),
  initialDiscountPercentage: DiscountPercentage.nullish(),
  /** The bill was just made, and is to be paid online now. */
  payNow: z.boolean().nullish(),
});
const WithItems = BillRequestFields.extend({ initialItems: z.array(z.unknown()).nullish() });

/** A bill request as the pages write it. */
export type BillRequestInput = z.input<typeof BillRequestFields> & {
  readonly initialItems?: readonly z.input<typeof RequestItem>[] | null;
};

export type BillRequest = z.output<typeof BillRequestFields> & {
  readonly items: readonly RequestItem[];
  /** Lab items came that lack what a bill needs. */
  readonly hasDropped: boolean;
};

/** A request that was read, that names no patient, or that has something wrong in it. */
export type ReadBillRequest =
  | { readonly is: 'request'; readonly request: BillRequest }
  | { readonly is: 'missing' }
  | { readonly is: 'wrong'; readonly problem: string };

/** How a person calls the ids. */
const ID_NAMES: Readonly<Record<string, string>> = {
  patientId: 'patient',
  queueId: 'visit',
  doctorId: 'doctor',
  billId: 'bill',
  relatedId: 'order',
  labOrderId: 'lab order',
};

/**
 * Reads a request out of the history state, which a reload keeps and which may hold anything. A lab bill
 * leaves out the items that lack details and says so; anything else that is wrong refuses the request.
 */
export function readBillRequest(state: unknown): ReadBillRequest {
  if (!namesPatient(state)) return { is: 'missing' };
  const { data, error } = WithItems.safeParse(state);
  if (error) return { is: 'wrong', problem: problemOf(error) };
  const { initialItems, ...fields } = data;
  const given = initialItems ?? [];
  const items = given.flatMap((item) => RequestItem.safeParse(item).data ?? []);
  const hasDropped = items.length < given.length;
  if (hasDropped && fields.billType !== 'lab') return { is: 'wrong', problem: M.invalidItem };
  return { is: 'request', request: { ...fields, items, hasDropped } };
}

function namesPatient(state: unknown): boolean {
  if (typeof state !== 'object' || state === null || !('patientId' in state)) return false;
  const { patientId } = state;
  return patientId !== undefined && patientId !== null && patientId !== '';
}

function problemOf({ issues }: z.ZodError): string {
  const field = String(issues[0]?.path[0]);
  const name = ID_NAMES[field];
  if (name) return `The id of the ${name} is not valid.`;
  if (field === 'initialDiscountPercentage') return M.invalidDiscount;
  return field === 'billType' ? M.invalidType : M.invalidBill;
}

/** The consultation of a visit is billed with the fee, whatever else comes with the request. */
export function isConsultation({ billType }: Pick<BillRequest, 'billType'>): boolean {
  return billType === 'consultation';
}

/** The request's own fee stands in place of the one that the page would add. */
export function hasFee(items: readonly { name: string }[]): boolean {
  return items.some(isConsultationFee);
}
