import { z } from 'zod';
import { Id } from '../kernel/fields.ts';
import { COUNTER_BILL_TYPES } from './bill.status.ts';
import { DiscountPercentage } from './bill.ts';
import { BillItemBody } from './bill-body.ts';
import { isConsultationFee } from './bill-total.rules.ts';
import { BILLING_MESSAGES as M } from './billing.messages.ts';

/** A requested item: the input of the call, and the total that the source page showed. */
const RequestItem = BillItemBody.extend({ total: z.number().optional() });
export type RequestItem = z.output<typeof RequestItem>;

/**
 * The router state that a page passes to the billing page (specification 2, section 3): the
 * patient, and a bill to show or the input of a new one. Prices are in rupees, the discount in
 * percent.
 */
const BillRequestFields = z.object({
  patientId: Id,
  patientName: z.string().nullish(),
  queueId: Id.nullish(),
  doctorId: Id.nullish(),
  billId: Id.nullish(),
  relatedId: Id.nullish(),
  labOrderId: Id.nullish(),
  labToken: z.int().nullish(),
  billType: z.enum(COUNTER_BILL_TYPES).default('other'),
  /** Ignored: the payment mode decides whether a bill is paid. */
  initialStatus: z.enum(['pending', 'paid']).nullish(),
  initialDiscountPercentage: DiscountPercentage.nullish(),
  /** The bill was just created with online payment, which starts now. */
  payNow: z.boolean().nullish(),
});
const WithItems = BillRequestFields.extend({ initialItems: z.array(z.unknown()).nullish() });

/** A bill request in the format of the pages. */
export type BillRequestInput = z.input<typeof BillRequestFields> & {
  readonly initialItems?: readonly z.input<typeof RequestItem>[] | null;
};

export type BillRequest = Omit<z.output<typeof BillRequestFields>, 'queueId'> & {
  readonly visitId?: string | null | undefined;
  readonly items: readonly RequestItem[];
  /** Lab items without the required details were removed. */
  readonly hasDropped: boolean;
};

/** A valid request, one without a patient, or an invalid one. */
export type ReadBillRequest =
  | { readonly is: 'request'; readonly request: BillRequest }
  | { readonly is: 'missing' }
  | { readonly is: 'wrong'; readonly problem: string };

/** Display names of the ids. */
const ID_NAMES: Readonly<Record<string, string>> = {
  patientId: 'patient',
  queueId: 'visit',
  doctorId: 'doctor',
  billId: 'bill',
  relatedId: 'order',
  labOrderId: 'lab order',
};

/**
 * Parses a request from the history state, which survives a reload and may contain anything.
 * Removes lab items without the required details and reports that (specification 2, section 8:
 * "a warning when lab items are dropped for missing details"). Any other invalid value rejects the
 * request, also when it names a bill to show, which uses no items: the warning is for lab items.
 */
export function readBillRequest(state: unknown): ReadBillRequest {
  if (!namesPatient(state)) return { is: 'missing' };
  const { data, error } = WithItems.safeParse(state);
  if (error) return { is: 'wrong', problem: problemOf(error) };
  const { initialItems, queueId: visitId, ...fields } = data;
  const given = initialItems ?? [];
  const items = given.flatMap((item) => RequestItem.safeParse(item).data ?? []);
  const hasDropped = items.length < given.length;
  if (hasDropped && fields.billType !== 'lab') return { is: 'wrong', problem: M.invalidItem };
  const ofVisit = visitId === undefined ? {} : { visitId };
  return { is: 'request', request: { ...fields, ...ofVisit, items, hasDropped } };
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

/** The bill of a visit includes the consultation fee, whatever items the request has. */
export function isConsultation({ billType }: Pick<BillRequest, 'billType'>): boolean {
  return billType === 'consultation';
}

/** A fee in the request replaces the default one. */
export function hasFee(items: readonly { name: string }[]): boolean {
  return items.some(isConsultationFee);
}
