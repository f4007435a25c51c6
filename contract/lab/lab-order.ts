import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { Id } from '../kernel/fields.ts';
import { rupees } from '../kernel/money.ts';
import { withSecondNames } from '../kernel/second-names.ts';
import { GENDERS, PATIENT_SECOND_NAMES } from '../patients/patient.ts';
import { LAB_MESSAGES as M } from './lab.messages.ts';
import { LAB_ORDER_STATUSES } from './lab-order.status.ts';
import { LabParameter } from './lab-test.ts';

const LabPatient = withSecondNames(
  z.object({
    id: Id,
    name: z.string(),
    token: z.int(),
    age: z.int().nullable(),
    gender: z.enum(GENDERS).nullable(),
    phone: z.string().nullable(),
  }),
  PATIENT_SECOND_NAMES,
);

/** Name and price are those of the moment when the test was ordered. */
const OrderedTest = z.object({
  id: Id,
  name: z.string(),
  price: rupees({ min: 0, message: M.invalidPrice }),
});

/** A lab order as lists show it. */
export const LabOrder = z.object({
  id: Id,
  patient_id: Id,
  /** Counts from 1 each clinic day. */
  lab_token_number: z.int(),
  /** Counts the patient's orders in the order in which they were made. */
  serialNumber: z.int(),
  status: z.enum(LAB_ORDER_STATUSES),
  createdAt: Instant,
  /** The report that stands. */
  reportId: Id.nullable(),
  /** The bill that asks for it; a cancelled one is none. */
  billId: Id.nullable(),
  tests: z.array(OrderedTest),
  Patient: LabPatient,
});
export type LabOrder = z.output<typeof LabOrder>;

const report = {
  /** JSON keyed by test id, then parameter name; of an old record, plain text. */
  report_content: z.string(),
  /** When this version was submitted. */
  report_date: Instant,
  /** From 1; above it the report was amended. */
  report_version: z.int(),
};

/** An order with its tests' parameters and, when there is one, its report's newest version. */
export const LabOrderDetails = LabOrder.extend({
  tests: z.array(OrderedTest.extend({ default_parameters: z.array(LabParameter) })),
  report_content: report.report_content.nullable(),
  report_date: report.report_date.nullable(),
  report_version: report.report_version.nullable(),
});
export type LabOrderDetails = z.output<typeof LabOrderDetails>;

/** An order that has a report, with it. */
export const LabReport = LabOrderDetails.extend(report);

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

export const MoveLabOrderBody = z.object({
  status: z.enum(LAB_ORDER_STATUSES, { error: M.unknownStatus }),
});
