import type { LabTest } from '#contract/lab/tests/lab-test.ts';
import { listLabTestImports, listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { type ApiDouble, apiDouble } from '#web/testing/api-double.ts';
import { renderApp } from '#web/testing/render-app.tsx';

/** Opens the laboratory's catalogue with these tests. */
export async function openLabTests(tests: LabTest[], prepare?: (api: ApiDouble) => void) {
  const api = apiDouble();
  api.on(listLabTests, tests);
  api.on(listLabTestImports, []);
  prepare?.(api);
  return renderApp('/dashboard/lab-catalogue', { as: 'lab', api });
}
