import {
  getVisitSheet,
  listDiagnoses,
  saveVisitSheet as saveEndpoint,
} from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { route } from '../platform/http/route.ts';
import { readVisitSheet } from './read-visit-sheet.ts';
import { saveVisitSheet } from './save-visit-sheet.ts';
import { findDiagnoses } from './visit-sheet.store.ts';

export const visitSheetRoutes: readonly BoundRoute[] = [
  route(getVisitSheet, (scope, { params }) => readVisitSheet(scope, params.id)),
  route(saveEndpoint, saveVisitSheet),
  route(listDiagnoses, ({ tx }, { query }) => findDiagnoses(tx, query.search)),
];
