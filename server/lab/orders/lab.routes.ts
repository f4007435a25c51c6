import {
  acknowledgeCriticalResults as acknowledgeEndpoint,
  listCriticalResults,
} from '#contract/lab/critical/critical.endpoints.ts';
import { recordCriticalCall as recordCallEndpoint } from '#contract/lab/critical/critical-call.endpoints.ts';
import {
  createEmptyLabOrder as createEmptyEndpoint,
  createLabOrder as createEndpoint,
  deleteLabOrder as deleteOrderEndpoint,
  deleteLabReport as deleteReportEndpoint,
  getLabOrder,
  getLabOrderReport,
  listLabOrders,
  listPatientLabOrders,
  listPatientLabReports,
  listPatientLabTrends,
  moveLabOrder as moveEndpoint,
  overrideLabOrder as overrideEndpoint,
  submitLabReport as submitEndpoint,
  undoCollection as undoCollectionEndpoint,
} from '#contract/lab/lab-orders.endpoints.ts';
import {
  enterLabValues as enterValuesEndpoint,
  listWorklist,
  rejectLabSample as rejectSampleEndpoint,
} from '#contract/lab/worklist/worklist.endpoints.ts';
import type { BoundRoute } from '../../platform/http/bound.ts';
import { route } from '../../platform/http/route.ts';
import { acknowledgeCriticalResults } from '../critical-results/acknowledge-critical-results.ts';
import { readCriticalResults } from '../critical-results/read-critical-results.ts';
import { recordCriticalCall } from '../critical-results/record-critical-call.ts';
import { deleteLabReport } from '../reports/delete-lab-report.ts';
import { readLabTrends } from '../reports/read-lab-trends.ts';
import { submitLabReport } from '../reports/submit-lab-report.ts';
import { enterLabValues } from '../worklist/enter-lab-values.ts';
import { readWorklist } from '../worklist/read-worklist.ts';
import { rejectLabSample } from '../worklist/reject-lab-sample.ts';
import { createEmptyLabOrder, createLabOrder } from './create-lab-order.ts';
import { deleteLabOrder } from './delete-lab-order.ts';
import { moveLabOrder } from './move-lab-order.ts';
import { overrideLabOrder } from './override-lab-order.ts';
import {
  readLabOrder,
  readLabOrderDetails,
  readLabOrders,
  readLabReport,
  readPatientLabOrders,
  readPatientLabReports,
} from './read-lab-orders.ts';
import { undoCollection } from './undo-collection.ts';

export const labRoutes: readonly BoundRoute[] = [
  route(listLabOrders, readLabOrders),
  route(listCriticalResults, readCriticalResults),
  route(acknowledgeEndpoint, acknowledgeCriticalResults),
  route(recordCallEndpoint, recordCriticalCall),
  route(getLabOrder, (scope, { params }) => readLabOrderDetails(scope, params.id)),
  route(listPatientLabReports, readPatientLabReports),
  route(listPatientLabTrends, readLabTrends),
  route(listPatientLabOrders, readPatientLabOrders),
  route(getLabOrderReport, readLabReport),
  route(moveEndpoint, async (scope, input) => {
    await moveLabOrder(scope, input);
    return readLabOrder(scope, input.params.id);
  }),
  route(undoCollectionEndpoint, (scope, { params }) => undoCollection(scope, params.id)),
  route(createEndpoint, createLabOrder),
  route(createEmptyEndpoint, createEmptyLabOrder),
  route(overrideEndpoint, overrideLabOrder),
  route(deleteOrderEndpoint, deleteLabOrder),
  route(submitEndpoint, async (scope, input) => {
    await submitLabReport(scope, input);
    return readLabReport(scope, input);
  }),
  route(deleteReportEndpoint, deleteLabReport),
  route(listWorklist, readWorklist),
  route(enterValuesEndpoint, enterLabValues),
  route(rejectSampleEndpoint, rejectLabSample),
];
