import * as consents from '#contract/privacy/consent.endpoints.ts';
import * as endpoints from '#contract/privacy/privacy.endpoints.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { ACCOUNT } from '../platform/http/contexts.ts';
import { exportRoute } from '../platform/http/export-route.ts';
import { route, routeAs } from '../platform/http/route.ts';
import { copyPatient } from './copy-patient.ts';
import { erasePatient } from './erase-patient.ts';
import { readErasures } from './read-erasures.ts';
import { addNotice, changeConsent, readConsents, readNotices } from './set-consent.ts';

export const privacyRoutes: readonly BoundRoute[] = [
  routeAs(ACCOUNT, endpoints.erasePatient, erasePatient),
  route(endpoints.listErasures, readErasures),
  route(consents.listConsents, readConsents),
  route(consents.setConsent, changeConsent),
  route(consents.listNotices, readNotices),
  route(consents.saveNotice, addNotice),
  exportRoute(endpoints.copyForPatient, copyPatient),
];
