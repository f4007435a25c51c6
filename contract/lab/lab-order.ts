import { z } from 'zod';
import { OrderPayment } from '../billing/order-payment.ts';
import { RefundMode } from '../billing/refund-mode.ts';
import { Instant } from '../kernel/dates.ts';
import { freeText, Id, optionalText } from '../kernel/fields.ts';
import { Money, rupees } from '../kernel/numbers/money.ts';
import { PaperHead } from '../kernel/papers/paper-head.ts';
import { withSecondNames } from '../kernel/second-names.ts';
import { CriticalCall } from './critical/critical-call.ts';
import { StandingCriticalResult } from './critical/critical-result.ts';
import { LAB_MESSAGES as M } from './lab.messages.ts';
import { LAB_ORDER_STATUSES } from './lab-order.status.ts';
import { LabPatient } from './lab-patient.ts';
import { RESULT_FLAGS } from './results/result-flag.rules.ts';
import { LabParameter } from './tests/lab-test.ts';

/** Name and price at the time of the order. */
export const OrderedTest = z.object({
  id: Id,
  name: z.string(),
  price: Money,
  /** The assistant's answer that proposed it, until a person bills it. */
  ai_run_id: Id.nullable(),
});

export const LAB_ORDER_SECOND_NAMES = { billId: 'bill_id' } as const;

const labOrder = z.object({
  id: Id,
  patient_id: Id,
  /** The visit that it was ordered in. */
  visit_id: Id.nullish(),
  /** Starts at 1 each clinic day. */
  lab_token_number: z.int(),
  /** The patient's orders, numbered by creation. */
  serialNumber: z.int(),
  status: z.enum(LAB_ORDER_STATUSES),
  createdAt: Instant,
  /** When the sample was collected. */
  collectedAt: Instant.nullable(),
  /** When processing began. */
  receivedAt: Instant.nullish(),
  /** The doctor of its visit, or else who entered it. */
  orderedBy: z.string().nullish(),
  /** The doctor outside the clinic who asked for it. */
  referredBy: z.string().nullish(),
  /** The newest rejected sample, while the order waits for a new one. */
  rejectedSample: z.object({ sample: z.string(), reason: z.string(), at: Instant }).nullish(),
  /** The user who may undo the collection. */
  collectedById: Id.nullish(),
  /** The current report. */
  reportId: Id.nullable(),
  /** The live bill of the order; a cancelled bill does not count. */
  billId: Id.nullable(),
  /** The bill's payment state, or that there is none; null when nothing is billable yet. */
  payment: OrderPayment.nullish(),
  tests: z.array(OrderedTest),
  Patient: LabPatient,
});

/** A lab order in a list. */
export const LabOrder = withSecondNames(labOrder, LAB_ORDER_SECOND_NAMES);
export type LabOrder = z.output<typeof LabOrder>;

const report = {
  /** JSON keyed by test id, then parameter name; plain text in old records. */
  report_content: z.string(),
  /** When this version was submitted. */
  report_date: Instant,
  /** From 1; a higher version is an amended report. */
  report_version: z.int(),
};

const Norm = z.object({
  unit: z.string(),
  range: z.string(),
  flag: z.enum(RESULT_FLAGS),
  /** Its critical limits as text: `< 7, > 20`. */
  critical: z.string().optional(),
  method: z.string().optional(),
});

/** When a sample was collected and received. */
export const SampleTimes = z.object({
  sample: z.string(),
  collectedAt: Instant.nullable(),
  receivedAt: Instant.nullable(),
});
export type SampleTimes = z.output<typeof SampleTimes>;

/**
 * An order with the parameters of its measured tests and the newest version of its report, if any. A
 * panel's tests stand in its place.
 */
export const LabOrderDetails = LabOrder.extend({
  tests: z.array(
    OrderedTest.extend({
      category: z.string().nullable(),
      sample: z.string().nullable(),
      outside_lab: z.string().nullish(),
      /** The ordered panel that the test belongs to, which has the price. */
      panel: z.object({ id: Id, name: z.string() }).optional(),
      default_parameters: z.array(LabParameter),
    }),
  ),
  /** Each sample's own times: a rejected sample leaves those of the others. */
  samples: z.array(SampleTimes).optional(),
  /** By test id and parameter name: the norms at the time of submission. */
  report_norms: z.record(z.string(), z.record(z.string(), Norm)).nullable(),
  /** Values entered before the report is released, as JSON like its content. */
  entered_content: z.string().nullish(),
  report_content: report.report_content.nullable(),
  report_date: report.report_date.nullable(),
  report_version: report.report_version.nullable(),
});
export type LabOrderDetails = z.output<typeof LabOrderDetails>;

/** The facts of a test that a report version keeps. */
export const ReportedTestFacts = z.object({
  sample: z.string().nullable(),
  outside_lab: z.string().nullable(),
});
export type ReportedTestFacts = z.output<typeof ReportedTestFacts>;

const ReportVersion = z.object({
  version: z.int(),
  submittedAt: Instant,
  /** The user who released it. */
  submittedBy: z.string(),
  /** As a paper names them: `MD Pathology`, `KMC 12345`. */
  qualification: z.string().nullish(),
  registration: z.string().nullish(),
  /** By test id: the sample and the outside laboratory at the time of submission. */
  report_tests: z.record(z.string(), ReportedTestFacts).nullish(),
  report_content: z.string(),
  report_norms: z.record(z.string(), z.record(z.string(), Norm)),
});
export type LabReportVersion = z.output<typeof ReportVersion>;

/** An order with its report and all versions, newest first. */
export const LabReport = LabOrderDetails.extend({
  ...report,
  report_versions: z.array(ReportVersion),
  /** The clinic when the newest version was released. */
  report_paper: PaperHead.optional(),
  /** Its critical results, with their acknowledgements. */
  report_critical: z.array(StandingCriticalResult).optional(),
  /** The calls about critical results, oldest first. */
  report_calls: z.array(CriticalCall).optional(),
});
export type LabReport = z.output<typeof LabReport>;

/** A report in a patient's history; its id is the order's id, so that both can be matched. */
export const LabReportSummary = z.object({
  id: Id,
  patient_id: Id,
  reportId: Id,
  status: z.enum(LAB_ORDER_STATUSES),
  createdAt: Instant,
  tests: z.array(OrderedTest),
  /** The test names on one line. */
  testName: z.string(),
  /** The findings on one line, for display. */
  reportFindings: z.string(),
  /** The findings that are not normal, in their order. */
  abnormal: z
    .array(z.object({ name: z.string(), value: z.string(), flag: z.enum(RESULT_FLAGS) }))
    .optional(),
  reportCreatedAt: Instant,
  /** The calls about its critical results, oldest first. */
  criticalCalls: z.array(CriticalCall).optional(),
});
export type LabReportSummary = z.output<typeof LabReportSummary>;

/** The latest values of one parameter of a patient, oldest first. */
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
      /** The original text when the number alone loses information: `<0.01`, `6.0`. */
      text: z.string().optional(),
      flag: z.enum(RESULT_FLAGS),
    }),
  ),
});
export type LabTrend = z.output<typeof LabTrend>;

export const MoveLabOrderBody = z.object({
  status: z.enum(LAB_ORDER_STATUSES, { error: M.unknownStatus }),
  /** With `cancelled`: the refund mode; by default each payment goes back in its own mode. */
  refundMode: RefundMode.optional(),
});

const TESTS_MAX = 50;

/** The answer that proposed this test, if the assistant did. */
const proposed = { ai_run_id: Id.nullish().transform((id) => id ?? undefined) };

/** The price comes from the catalogue; a sent price is ignored. */
export const CreateLabOrderBody = z.object({
  patient_id: z.uuid({ error: M.noPatient }),
  /** The visit that they are ordered in. */
  visitId: Id.nullish(),
  /** The doctor outside the clinic who asked for it. */
  referredBy: optionalText({ label: 'Referred by', max: 120 }).optional(),
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
 * An existing test keeps its name and price; a new one gets the catalogue's. An order created
 * without tests may stay empty; removing the last test returns 400.
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
  /** The version that the author saw (0: none); another current version returns 409. */
  version: z.int({ error: 'The version must be a whole number from 0.' }).min(0).optional(),
});
