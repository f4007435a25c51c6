import { z } from 'zod';
import { OrderPayment } from '../billing/order-payment.ts';
import { RefundMode } from '../billing/refund-mode.ts';
import { Instant } from '../kernel/dates.ts';
import { freeText, Id } from '../kernel/fields.ts';
import { Money, rupees } from '../kernel/numbers/money.ts';
import { withSecondNames } from '../kernel/second-names.ts';
import { StandingCriticalResult } from './critical/critical-result.ts';
import { LAB_MESSAGES as M } from './lab.messages.ts';
import { LAB_ORDER_STATUSES } from './lab-order.status.ts';
import { LabPatient } from './lab-patient.ts';
import { RESULT_FLAGS } from './results/result-flag.rules.ts';
import { LabParameter } from './tests/lab-test.ts';

/** Name and price are those of the moment when the test was ordered. */
const OrderedTest = z.object({
  id: Id,
  name: z.string(),
  price: Money,
  /** The answer of the assistant that proposed it, until a person has billed it. */
  ai_run_id: Id.nullable(),
});

export const LAB_ORDER_SECOND_NAMES = { billId: 'bill_id' } as const;

const labOrder = z.object({
  id: Id,
  patient_id: Id,
  /** Counts from 1 each clinic day. */
  lab_token_number: z.int(),
  /** Counts the patient's orders in the order in which they were made. */
  serialNumber: z.int(),
  status: z.enum(LAB_ORDER_STATUSES),
  createdAt: Instant,
  /** When the sample was taken. */
  collectedAt: Instant.nullable(),
  /** Who may undo the collection. */
  collectedById: Id.nullish(),
  /** The report that stands. */
  reportId: Id.nullable(),
  /** The bill that asks for it; a cancelled one is none. */
  billId: Id.nullable(),
  /** How that bill stands, or that there is none; null when there is nothing to bill, or not yet. */
  payment: OrderPayment.nullish(),
  tests: z.array(OrderedTest),
  Patient: LabPatient,
});

/** A lab order as lists show it. */
export const LabOrder = withSecondNames(labOrder, LAB_ORDER_SECOND_NAMES);
export type LabOrder = z.output<typeof LabOrder>;

const report = {
  /** JSON keyed by test id, then parameter name; of an old record, plain text. */
  report_content: z.string(),
  /** When this version was submitted. */
  report_date: Instant,
  /** From 1; above it the report was amended. */
  report_version: z.int(),
};

const Norm = z.object({ unit: z.string(), range: z.string(), flag: z.enum(RESULT_FLAGS) });

/** An order with its tests' parameters and, when there is one, its report's newest version. */
export const LabOrderDetails = LabOrder.extend({
  tests: z.array(
    OrderedTest.extend({
      category: z.string().nullable(),
      sample: z.string().nullable(),
      default_parameters: z.array(LabParameter),
    }),
  ),
  /** By test id and parameter name: what the values were measured against when they were submitted. */
  report_norms: z.record(z.string(), z.record(z.string(), Norm)).nullable(),
  report_content: report.report_content.nullable(),
  report_date: report.report_date.nullable(),
  report_version: report.report_version.nullable(),
});
export type LabOrderDetails = z.output<typeof LabOrderDetails>;

const ReportVersion = z.object({
  version: z.int(),
  submittedAt: Instant,
  submittedBy: z.string(),
  report_content: z.string(),
  report_norms: z.record(z.string(), z.record(z.string(), Norm)),
});
export type LabReportVersion = z.output<typeof ReportVersion>;

/** An order that has a report, with it and all its versions, the newest first. */
export const LabReport = LabOrderDetails.extend({
  ...report,
  report_versions: z.array(ReportVersion),
  /** What is critical in it, with who has acknowledged it. */
  report_critical: z.array(StandingCriticalResult).optional(),
});
export type LabReport = z.output<typeof LabReport>;

/** A report in a patient's history; its id is the order's, so that the two can be matched. */
export const LabReportSummary = z.object({
  id: Id,
  patient_id: Id,
  reportId: Id,
  status: z.enum(LAB_ORDER_STATUSES),
  createdAt: Instant,
  tests: z.array(OrderedTest),
  /** The names of the tests, as one line. */
  testName: z.string(),
  /** What was found, as one line for a person. */
  reportFindings: z.string(),
  reportCreatedAt: Instant,
});
export type LabReportSummary = z.output<typeof LabReportSummary>;

/** The last values of one parameter of a patient, the oldest first. */
export const LabTrend = z.object({
  test_id: Id,
  test_name: z.string(),
  parameter: z.string(),
  unit: z.string(),
  values: z.array(
    z.object({
      order_id: Id,
      at: Instant,
      value: z.number(),
      /** As it was written, where the figure alone says less: `<0.01`. */
      text: z.string().optional(),
      flag: z.enum(RESULT_FLAGS),
    }),
  ),
});
export type LabTrend = z.output<typeof LabTrend>;

export const MoveLabOrderBody = z.object({
  status: z.enum(LAB_ORDER_STATUSES, { error: M.unknownStatus }),
  /** With `cancelled`: how what was paid goes back; as it came when it is left out. */
  refundMode: RefundMode.optional(),
});

const TESTS_MAX = 50;

/** Of a test that the assistant proposed: by which answer. */
const proposed = { ai_run_id: Id.nullish().transform((id) => id ?? undefined) };

/** The price is the catalogue's, whatever is sent with the test. */
export const CreateLabOrderBody = z.object({
  patient_id: z.uuid({ error: M.noPatient }),
  tests: z
    .array(z.object({ id: Id, ...proposed }), { error: M.noTests })
    .min(1, { error: M.noTests })
    .max(TESTS_MAX, { error: M.tooManyTests }),
});

const EditedTest = z.object(
  {
    id: z.uuid({ error: M.invalidTest }),
    name: z.string({ error: M.invalidTest }).trim().min(1, { error: M.invalidTest }),
    price: rupees({ min: 0, message: M.invalidTest }),
    ...proposed,
  },
  { error: M.invalidTest },
);

/**
 * A test that stays keeps its name and price; one that is new has the catalogue's. None is what an order
 * has that was made empty; taking the last one away is refused (400).
 */
export const EditLabOrderBody = z
  .object({
    tests: z
      .array(EditedTest, { error: M.testRequired })
      .max(TESTS_MAX, { error: M.tooManyTests })
      .optional(),
    status: z.enum(LAB_ORDER_STATUSES, { error: M.unknownStatus }).optional(),
    refundMode: MoveLabOrderBody.shape.refundMode,
  })
  .refine(({ tests, status }) => tests !== undefined || status !== undefined, {
    error: M.nothingToChange,
    path: ['tests'],
  });

export const SubmitLabReportBody = z.object({
  report_content: freeText({ label: 'Report Content', max: 200_000 }),
  /** The version that the writer has seen (0: none); another one standing is 409. */
  version: z.int({ error: 'The version must be a whole number from 0.' }).min(0).optional(),
});
