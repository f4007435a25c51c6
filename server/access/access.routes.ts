import { listChanges, listReads, listReadsOfPerson } from '#contract/access/access.endpoints.ts';
import {
  addToBreach as addEndpoint,
  exportTouched as exportEndpoint,
  listBreaches,
  noteBreach as noteEndpoint,
  findTouched as touchedEndpoint,
} from '#contract/access/breach.endpoints.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { OWNER } from '../platform/http/contexts.ts';
import { routeAs } from '../platform/http/route.ts';
import { addToBreach } from './add-to-breach.ts';
import { breachesOf } from './breach.store.ts';
import { changesOfPatient } from './changes-of-patient.ts';
import { exportTouched } from './export-touched.ts';
import { findTouched } from './find-touched.ts';
import { noteBreach } from './note-breach.ts';
import { readsOfPatient } from './reads-of-patient.ts';
import { readsOfPerson } from './reads-of-person.ts';

export const accessRoutes: readonly BoundRoute[] = [
  routeAs(OWNER, listReads, readsOfPatient),
  routeAs(OWNER, listReadsOfPerson, readsOfPerson),
  routeAs(OWNER, listChanges, changesOfPatient),
  routeAs(OWNER, touchedEndpoint, findTouched),
  routeAs(OWNER, listBreaches, ({ tx, actor }) => breachesOf(tx, actor.clinicId)),
  routeAs(OWNER, noteEndpoint, noteBreach),
  routeAs(OWNER, addEndpoint, addToBreach),
  routeAs(OWNER, exportEndpoint, exportTouched),
];
