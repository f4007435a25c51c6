import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { Money } from '../kernel/numbers/money.ts';
import { percentage } from '../kernel/numbers/percent.ts';
import { DrugSchedule } from './drug.ts';
import { Prescriber } from './pharmacy-order.ts';

/** Pieces of one batch that were sold, as they were at the sale. Null: not known then. */
const SoldBatch = z.object({
  drug_id: Id,
  name: z.string(),
  manufacturer: z.string().nullable(),
  schedule: DrugSchedule.nullable(),
  hsn: z.string().nullable(),
  tax_percentage: percentage('The rate must be a percentage.'),
  /** Null: the price is it. */
  mrp: Money.nullable(),
  price: Money,
  batch_no: z.string().nullable(),
  expiry_date: z.iso.date().nullable(),
  quantity: z.int(),
  /** The prescriber; null: not known at the sale. */
  prescriber: Prescriber.nullish(),
});

/** A sale of drugs, which later changes of the drugs do not reach. */
export const DrugSale = z.object({
  /** The serial number of the entry in the registers. */
  serial: z.int(),
  soldAt: Instant,
  patient_id: Id,
  patientAddress: z.string().nullable(),
  /** That of the first drug with one. Null: not known at the sale. */
  prescriber: Prescriber.nullable(),
  batches: z.array(SoldBatch),
});
export type DrugSale = z.output<typeof DrugSale>;

/** Returns 404 until the order is billed. */
export const getDrugSale = endpoint({
  method: 'GET',
  path: '/api/pharmacy-orders/:id/sale',
  summary: 'The sale of a pharmacy order, batch by batch',
  access: 'billing.view-bill',
  reads: { patient: 'reply.patient_id' },
  params: z.object({ id: Id }),
  topics: ['pharmacy-orders', 'patients'],
  replies: { 200: DrugSale },
});
