import { beforeEach } from 'vitest';
import { mergePatients } from '#contract/merges/merges.endpoints.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { joinQueue } from '#contract/queue/queue.endpoints.ts';
import { startTestApp } from '../build-app.ts';
import { newPatient } from '../builders/clinic.ts';
import { newWorld, SOMEWHERE, type World } from '../world.ts';

type At = { world: World; kept: Numbered; lost: Numbered };
type Numbered = { id: string; token: number };

/** Starts a server; `at` has for each test a patient with a record of every kind, and the one to keep instead. */
export function startMerges() {
  const app = startTestApp();
  const none = { id: '', token: 0 };
  const at: At = { world: SOMEWHERE, kept: none, lost: none };
  const patient = (id: string) => app.ok(getPatient, { params: { id } }, at.world.admin);
  beforeEach(async () => {
    app.clock.set('2026-11-20T06:00:00Z');
    at.world = await newWorld(app, 'Ours');
    at.kept = await newPatient(app, at.world.admin, 'Ramesh Rao');
    at.lost = await patient(at.world.patientId);
  });
  return {
    app,
    at,
    patient,
    edit: (id: string, body: object) =>
      app.call(updatePatient, { params: { id }, body }, at.world.admin),
    merge: (more: object = {}, id = at.kept.id) => {
      const body = { lostId: at.lost.id, ...more };
      return app.call(mergePatients, { params: { id }, body }, at.world.admin);
    },
    join: (patientId: string) => app.ok(joinQueue, { body: { patientId } }, at.world.admin),
  };
}
