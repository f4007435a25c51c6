import * as labOrders from '#contract/lab/lab-orders.endpoints.ts';
import * as labTests from '#contract/lab/tests/lab-tests.endpoints.ts';
import { call } from '../rig/api.ts';
import { MARK, type Mark } from './marked-call.ts';

/** Adds a test with values and one with a text, and reports an order of each. */
export async function reportMarked(
  url: string,
  { patientId }: { patientId: string },
  { mark, by }: { mark: Mark; by: { token: string } },
): Promise<void> {
  const parameters = [{ name: 'x', type: 'string' as const }];
  const test = { name: 'x', price: 300, default_parameters: parameters };
  const measured = await mark(labTests.addLabTest, { body: test });
  const written = { name: 'y', price: 300, report_only: true };
  const { id: testId } = await mark(labTests.addLabTest, { body: written });
  const names = measured.default_parameters.map(({ name }) => [name, MARK]);
  const values = JSON.stringify({ [measured.id]: Object.fromEntries(names) });
  for (const [id, report_content] of [
    [measured.id, values],
    [testId, MARK],
  ] as const) {
    const ordered = { body: { patient_id: patientId, tests: [{ id }] } };
    const params = { id: (await call(url, labOrders.createLabOrder, ordered, by)).id };
    await call(url, labOrders.overrideLabOrder, { params, body: { status: 'processing' } }, by);
    await call(url, labOrders.submitLabReport, { params, body: { report_content } }, by);
  }
}
