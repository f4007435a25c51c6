import { v7 as newId } from 'uuid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { VisitVitals, VitalKind } from '#contract/vitals/vital-signs.ts';
import {
  getVisitVitals,
  listPatientVitals,
  recordVitals,
} from '#contract/vitals/vitals.endpoints.ts';
import { VITALS_MESSAGES as M } from '#contract/vitals/vitals.messages.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newStaff, newVisit, type Person } from '../testing/builders/clinic.ts';

const app = startTestApp();
let admin: Person;
let receptionist: Person;
let pharmacist: Person;
let elsewhere: Person;
let visitId: string;
let patientId: string;

beforeAll(async () => {
  admin = await newClinic(app, 'Vitals Clinic');
  receptionist = await newStaff(app, admin, 'receptionist', { name: 'Asha' });
  pharmacist = await newStaff(app, admin, 'pharmacy');
  elsewhere = await newClinic(app, 'Other Clinic');
});

beforeEach(async () => {
  const visit = await newVisit(app, admin);
  visitId = visit.id;
  patientId = visit.patient_id;
});

const reading = (kind: VitalKind, value: number | null, replaces?: string) => ({
  ...{ id: newId(), kind, value },
  ...(replaces && { replaces }),
});
const record = (readings: readonly object[], person = receptionist, id = visitId) =>
  app.call(recordVitals, { params: { id }, body: { readings: [...readings] } as never }, person);
const recorded = async (...readings: ReturnType<typeof reading>[]) => {
  const reply = await record(readings);
  expect(reply.statusCode).toBe(200);
  return reply.json<VisitVitals>();
};
const read = (person = receptionist) => app.ok(getVisitVitals, { params: { id: visitId } }, person);
const valuesOf = ({ readings }: Pick<VisitVitals, 'readings'>) =>
  readings.map(({ kind, value }) => [kind, value]);

describe('the vital signs of a visit', () => {
  it('are kept with the person and the time', async () => {
    await recorded(reading('systolic', 120), reading('diastolic', 80), reading('weight', 34.55));
    const { readings, ...visit } = await read(pharmacist);
    expect(visit).toEqual({ visitId, patientId });
    expect(readings.map(({ kind, value, takenBy }) => [kind, value, takenBy])).toEqual([
      ['systolic', 120, 'Asha'],
      ['diastolic', 80, 'Asha'],
      ['weight', 34.55, 'Asha'],
    ]);
  });

  it('keep an implausible value as typed', async () => {
    expect(valuesOf(await recorded(reading('temperature', 986)))).toEqual([['temperature', 986]]);
  });

  it('are added once when the call is repeated', async () => {
    const same = reading('pulse', 88);
    await recorded(same);
    expect(valuesOf(await recorded(same))).toEqual([['pulse', 88]]);
  });

  it('are corrected by a new reading, and the first one stays in the table', async () => {
    const wrong = reading('temperature', 986);
    await recorded(wrong);
    const after = await recorded(reading('temperature', 98.6, wrong.id));
    expect(valuesOf(after)).toEqual([['temperature', 98.6]]);
    const { rows } = await app.started.pool.query<{ value: string }>(
      'SELECT value FROM vital_readings WHERE visit_id = $1 ORDER BY id',
      [visitId],
    );
    expect(rows.map(({ value }) => Number(value))).toEqual([986, 98.6]);
  });

  it('are taken back by a reading without a value, and put back again', async () => {
    const pulse = reading('pulse', 88);
    await recorded(pulse);
    const gone = reading('pulse', null, pulse.id);
    expect(valuesOf(await recorded(gone))).toEqual([]);
    expect(valuesOf(await recorded(reading('pulse', 88, gone.id)))).toEqual([['pulse', 88]]);
  });

  it('are listed over all visits of the patient', async () => {
    await recorded(reading('weight', 34));
    const list = await app.ok(listPatientVitals, { params: { id: patientId } }, receptionist);
    expect(valuesOf({ readings: list })).toEqual([['weight', 34]]);
  });
});

describe('a refused call saves nothing', () => {
  it.each([
    [[]],
    [[{ id: newId(), kind: 'pulse', value: null }]],
    [[{ id: newId(), kind: 'mood', value: 3 }]],
    [[{ id: 'x', kind: 'pulse', value: 88 }]],
    [[{ id: newId(), kind: 'pulse', value: '88' }]],
    [[{ id: newId(), kind: 'pulse', value: -1 }]],
    [[{ id: newId(), kind: 'pulse', value: 10_000 }]],
    [[{ id: newId(), kind: 'weight', value: 3.456 }]],
    [[{ id: newId(), kind: 'pulse', value: 88, replaces: newId() }]],
    [
      [
        { id: newId(), kind: 'weight', value: 34 },
        { id: newId(), kind: 'pulse', value: 88, replaces: newId() },
      ],
    ],
  ])('%j', async (readings) => {
    expect((await record(readings)).statusCode).toBe(400);
    expect((await read()).readings).toEqual([]);
  });

  it('when the same reading is given twice', async () => {
    const same = reading('pulse', 88);
    expect(await record([same, same])).toMatchObject({ statusCode: 400 });
  });

  it('when it corrects a reading of another kind or another visit', async () => {
    const pulse = reading('pulse', 88);
    await recorded(pulse);
    expect((await record([reading('weight', 34, pulse.id)])).statusCode).toBe(400);
    const other = await newVisit(app, admin);
    const reply = await record([reading('pulse', 90, pulse.id)], receptionist, other.id);
    expect(reply.statusCode).toBe(400);
  });

  it('for a role without the capability', async () => {
    expect((await record([reading('pulse', 88)], pharmacist)).statusCode).toBe(403);
  });

  it('for another clinic', async () => {
    expect((await record([reading('pulse', 88)], elsewhere)).statusCode).toBe(404);
    const calls = [
      app.call(getVisitVitals, { params: { id: visitId } }, elsewhere),
      app.call(listPatientVitals, { params: { id: patientId } }, elsewhere),
    ];
    expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });
});

describe('several people at once', () => {
  it('one of two corrections is kept, and the other person sees it', async () => {
    const wrong = reading('temperature', 986);
    await recorded(wrong);
    const replies = await Promise.all(
      [98.6, 99.6].map((value) => record([reading('temperature', value, wrong.id)])),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = replies.find(({ statusCode }) => statusCode === 409);
    const { readings } = await read();
    expect(readings).toHaveLength(1);
    expect(refused?.json()).toMatchObject({ message: M.alreadyReplaced, current: { readings } });
  });

  it('a repeated call that runs twice adds one reading', async () => {
    const same = reading('pulse', 88);
    const replies = await Promise.all([1, 2, 3, 4].map(() => record([same])));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(valuesOf(await read())).toEqual([['pulse', 88]]);
  });

  it('the database itself refuses a second correction', async () => {
    const wrong = reading('pulse', 888);
    await recorded(wrong);
    await recorded(reading('pulse', 88, wrong.id));
    const again = app.started.pool.query(
      `INSERT INTO vital_readings SELECT clinic_id, $2, patient_id, visit_id, kind, 99, unit,
         taken_at, taken_by, $1 FROM vital_readings WHERE id = $1`,
      [wrong.id, newId()],
    );
    await expect(again).rejects.toThrow('vital_readings_replaced_once');
  });
});
