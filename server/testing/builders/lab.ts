import { v7 as newId } from 'uuid';
import type { LabOrderStatus } from '#contract/lab/lab-order.status.ts';
import type { ReportContent } from '#contract/lab/results/report.rules.ts';
import type { LabParameter } from '#contract/lab/tests/lab-test.ts';
import type { TestApp } from '../build-app.ts';
import type { Person } from './clinic.ts';
import { newLabOrder } from './orders.ts';

function inClinicOf(app: TestApp, { user: { clinic_id: clinicId } }: Person) {
  if (!clinicId) throw new Error('Only a clinic has a lab.');
  const { database } = app.started.services;
  return { clinicId, run: database.inClinic.bind(database, clinicId) };
}

/** A lab test parameter with its ranges, as entered. */
export const HAEMOGLOBIN = {
  name: 'Haemoglobin',
  type: 'number' as const,
  defaultValue: 0,
  unit: 'g/dL',
  ranges: [
    { sex: 'M' as const, low: 13, high: 17, critical_low: 7 },
    { sex: 'F' as const, low: 12, high: 15, critical_low: 7 },
  ],
};

type TestParts = {
  name: string;
  pricePaise?: number;
  parameters?: Readonly<Record<string, LabParameter['type']>>;
};

/** Creates a lab test at ₹300 with its parameters. */
export async function newLabTest(
  app: TestApp,
  person: Person,
  { name, pricePaise = 30_000, parameters = {} }: TestParts,
): Promise<string> {
  const { clinicId, run } = inClinicOf(app, person);
  const id = newId();
  const now = app.clock.now();
  const rows = Object.entries(parameters).map(([parameter, type], position) => ({
    ...{ clinic_id: clinicId, id: newId(), test_id: id, name: parameter, type, position },
  }));
  await run(async (tx) => {
    await tx
      .insertInto('lab_tests')
      .values({
        ...{ clinic_id: clinicId, id, name, price_paise: pricePaise },
        ...{ created_at: now, updated_at: now, created_by: person.user.id },
      })
      .execute();
    if (rows.length > 0) await tx.insertInto('lab_test_parameters').values(rows).execute();
  });
  return id;
}

/** Creates a lab order of one test, in any status. */
export async function newLabOrderIn(
  app: TestApp,
  person: Person,
  { patientId, status }: { patientId: string; status: LabOrderStatus },
) {
  const order = await newLabOrder(app, person, patientId);
  await inClinicOf(app, person).run((tx) =>
    tx.updateTable('lab_orders').set({ status }).where('id', '=', order.orderId).execute(),
  );
  return order;
}

type ReportParts = {
  patientId: string;
  contents: readonly ((testId: string) => ReportContent)[];
  /** The test's parameters, by name. */
  parameters?: readonly string[];
};

/** Creates a reported lab order of one test, with one report version per content, oldest first. */
export async function newLabReport(
  app: TestApp,
  person: Person,
  { patientId, contents, parameters = [] }: ReportParts,
) {
  const order = await newLabOrder(app, person, patientId);
  const { clinicId, run } = inClinicOf(app, person);
  const reportId = newId();
  const rows = parameters.map((name, position) => ({
    ...{ clinic_id: clinicId, id: newId(), test_id: order.testId },
    ...{ name, position, type: 'string' as const },
  }));
  await run(async (tx) => {
    if (rows.length > 0) await tx.insertInto('lab_test_parameters').values(rows).execute();
    await tx
      .insertInto('lab_reports')
      .values({ clinic_id: clinicId, id: reportId, order_id: order.orderId })
      .execute();
    const versions = contents.map((contentOf, index) => ({
      clinic_id: clinicId,
      id: newId(),
      report_id: reportId,
      version: index + 1,
      content: JSON.stringify(contentOf(order.testId)),
      created_at: app.clock.now(),
      created_by: person.user.id,
    }));
    await tx.insertInto('lab_report_versions').values(versions).execute();
    await tx
      .updateTable('lab_orders')
      .set({ status: 'reported', report_id: reportId })
      .where('id', '=', order.orderId)
      .execute();
  });
  return { ...order, reportId };
}
