import * as labCritical from '#contract/lab/critical/critical.endpoints.ts';
import * as labCalls from '#contract/lab/critical/critical-call.endpoints.ts';
import * as labOrders from '#contract/lab/lab-orders.endpoints.ts';
import * as labTests from '#contract/lab/tests/lab-tests.endpoints.ts';
import * as labWorklist from '#contract/lab/worklist/worklist.endpoints.ts';
import { type Example, NOBODY } from './example.ts';

/** The laboratory: tests, orders, reports. */
export const LAB_EXAMPLES: readonly Example[] = [
  [labTests.listLabTests, () => ({ query: { search: 'of' } })],
  [labTests.listUsedLabTests, () => ({})],
  [labTests.exportLabTests, () => ({})],
  [labTests.addLabTest, () => ({ body: { name: 'Lipid Profile', price: 650 } })],
  [
    labTests.editLabTest,
    ({ labTestId }) => ({ params: { id: labTestId }, body: { name: 'CBC', price: 300 } }),
  ],
  [
    labTests.importLabTests,
    () => ({
      file: new File(['<table><tr><td>Test</td></tr></table>'], 'tests.xls'),
      body: { preview: 'true' },
    }),
  ],
  [
    labTests.importLabTestsFromText,
    () => ({ file: new File(['Test\n'], 'tests.csv'), body: { preview: 'true' } }),
  ],
  [labTests.listLabTestImportRows, () => ({ params: NOBODY })],
  [labTests.listLabTestImports, () => ({})],
  [labTests.undoLabTestImport, () => ({ params: NOBODY })],
  [labTests.importDefaultLabTests, () => ({})],
  [labTests.deleteLabTest, ({ labTestId }) => ({ params: { id: labTestId } })],
  [labTests.deleteAllLabTests, () => ({})],
  [labOrders.listLabOrders, () => ({ query: { search: 'of' } })],
  [labOrders.getLabOrder, ({ labOrderId }) => ({ params: { id: labOrderId } })],
  [labOrders.listPatientLabReports, ({ patientId }) => ({ params: { id: patientId } })],
  [labOrders.listPatientLabOrders, ({ patientId }) => ({ params: { id: patientId }, query: {} })],
  [labOrders.listPatientLabTrends, ({ patientId }) => ({ params: { id: patientId } })],
  [labOrders.getLabOrderReport, ({ labOrderId }) => ({ params: { id: labOrderId } })],
  [
    labOrders.moveLabOrder,
    ({ labOrderId }) => ({ params: { id: labOrderId }, body: { status: 'completed' } }),
  ],
  [labOrders.undoCollection, ({ labOrderId }) => ({ params: { id: labOrderId } })],
  [
    labOrders.createLabOrder,
    ({ patientId, labTestId }) => ({ body: { patient_id: patientId, tests: [{ id: labTestId }] } }),
  ],
  [labOrders.createEmptyLabOrder, ({ patientId }) => ({ body: { patient_id: patientId } })],
  [
    labOrders.overrideLabOrder,
    ({ labOrderId }) => ({ params: { id: labOrderId }, body: { status: 'reported' } }),
  ],
  [labOrders.deleteLabOrder, ({ labOrderId }) => ({ params: { id: labOrderId } })],
  [
    labOrders.submitLabReport,
    ({ labOrderId }) => ({
      params: { id: labOrderId },
      body: { report_content: 'Nothing abnormal was seen.' },
    }),
  ],
  [labCritical.listCriticalResults, () => ({ query: {} })],
  [
    labCritical.acknowledgeCriticalResults,
    ({ labOrderId }) => ({ params: { id: labOrderId }, body: { results: [labOrderId] } }),
  ],
  [
    labCalls.recordCriticalCall,
    ({ labOrderId }) => ({
      params: { id: labOrderId },
      body: { results: [NOBODY.id], told: 'Dr Rao', readBack: true },
    }),
  ],
  [labWorklist.listWorklist, () => ({})],
  [
    labWorklist.enterLabValues,
    ({ labOrderId }) => ({ params: { id: labOrderId }, body: { report_content: '{}' } }),
  ],
  [
    labWorklist.rejectLabSample,
    () => ({ params: NOBODY, body: { sample: 'Blood', reason: 'Clotted' } }),
  ],
  [labOrders.deleteLabReport, ({ labReportId }) => ({ params: { id: labReportId } })],
];
