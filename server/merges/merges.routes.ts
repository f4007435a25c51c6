import * as endpoints from '#contract/merges/merges.endpoints.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { ACCOUNT } from '../platform/http/contexts.ts';
import { route, routeAs } from '../platform/http/route.ts';
import { comparePatients } from './compare-patients.ts';
import { mergePatients } from './merge-patients.ts';

export const mergeRoutes: readonly BoundRoute[] = [
  route(endpoints.comparePatients, comparePatients),
  routeAs(ACCOUNT, endpoints.mergePatients, mergePatients),
];
