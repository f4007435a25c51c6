import {
  getLabOrder,
  getLabOrderReport,
  listLabOrders,
  listPatientLabOrders,
  listPatientLabReports,
  moveLabOrder as moveEndpoint,
} from '#contract/lab/lab-orders.endpoints.ts';
import { listLabTests } from '#contract/lab/lab-tests.endpoints.ts';
import { type BoundRoute, route } from '../platform/http/route.ts';
import { moveLabOrder } from './move-lab-order.ts';
import {
  readLabOrder,
  readLabOrderDetails,
  readLabOrders,
  readLabReport,
  readPatientLabOrders,
  readPatientLabReports,
} from './read-lab-orders.ts';
import { readLabTests } from './read-lab-tests.ts';

export const labRoutes: readonly BoundRoute[] = [
  route(listLabTests, readLabTests),
  route(listLabOrders, readLabOrders),
  route(getLabOrder, (scope, { params }) => readLabOrderDetails(scope, params.id)),
  route(listPatientLabReports, readPatientLabReports),
  route(listPatientLabOrders, readPatientLabOrders),
  route(getLabOrderReport, readLabReport),
  route(moveEndpoint, async (scope, input) => {
    await moveLabOrder(scope, input);
    return readLabOrder(scope, input.params.id);
  }),
];
