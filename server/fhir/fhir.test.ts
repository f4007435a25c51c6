import type { Bundle } from '@medplum/fhirtypes';
import { Fhir } from 'fhir/fhir.js';
import { v7 as newId } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { addAddendum } from '#contract/addenda/addenda.endpoints.ts';
import { saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { exportPatientFhir } from '#contract/fhir/fhir.endpoints.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { createPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { moveVisit } from '#contract/queue/queue.endpoints.ts';
import { saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { recordVitals } from '#contract/vitals/vitals.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newPatient } from '../testing/builders/clinic.ts';
import { newLabReport } from '../testing/builders/lab.ts';
import { newWorld, type World } from '../testing/world.ts';

const app = startTestApp();
let world: World;

async function exported(id: string): Promise<Bundle> {
  const reply = await app.call(exportPatientFhir, { params: { id } }, world.admin);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('application/fhir+json');
  return reply.json();
}

const ofType = (bundle: Bundle, type: string) =>
  (bundle.entry ?? []).map(({ resource }) => resource).filter((it) => it?.resourceType === type);

beforeAll(async () => {
  world = await newWorld(app, 'Ours');
  await app.ok(
    saveComplaint,
    { params: { visitId: world.visitId }, body: { case_summary: 'Viral fever, rest advised.' } },
    world.admin,
  );
  for (const status of ['consulting', 'seen'] as const) {
    const params = { id: world.visitId };
    await app.ok(moveVisit, { params, body: { status, doctorId: world.doctorId } }, world.admin);
  }
  const text = 'Allergic to penicillin.';
  await app.ok(addAddendum, { params: { id: world.visitId }, body: { text } }, world.admin);
  const sheet = {
    ...{ diagnoses: ['Viral fever', 'Anaemia'], advice: 'Rest', followUpOn: '2099-01-31' },
    outsideTests: 'MRI knee\nMRI spine',
  };
  await app.ok(saveVisitSheet, { params: { id: world.visitId }, body: sheet }, world.admin);
  const readings = [{ id: newId(), kind: 'temperature' as const, value: 101.2 }];
  await app.ok(recordVitals, { params: { id: world.visitId }, body: { readings } }, world.admin);
  await app.ok(
    createPharmacyOrder,
    {
      body: {
        patient_id: world.patientId,
        items: [{ drug_id: world.drugId, quantity: 6, tabletsPerDay: 2, numberOfDays: 3 }],
        prescription_for_unavailable_drugs: 'Tab Rarely 10 mg',
      },
    },
    world.admin,
  );
  await newLabReport(app, world.admin, {
    patientId: world.patientId,
    parameters: ['Haemoglobin', 'Malaria', 'Remark'],
    contents: [
      (testId) => ({ [testId]: { Haemoglobin: 9.5, Malaria: false, Remark: 'first' } }),
      (testId) => ({ [testId]: { Haemoglobin: 9.7, Malaria: false, Remark: 'Repeat in a week' } }),
    ],
  });
});

it('passes a FHIR R4 validator', async () => {
  const bundle = await exported(world.patientId);
  const { valid, messages } = new Fhir().validate(bundle, { errorOnUnexpected: true });
  expect(messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')).toEqual(
    [],
  );
  expect(valid).toBe(true);
});

it('contains who the patient is, and in whose care', async () => {
  const params = { id: (await newPatient(app, world.admin, 'Kabir Rao')).id };
  const told = ofType(await exported(params.id), 'Patient');
  expect(told[0]).not.toHaveProperty('birthDate');
  const body = {
    ...({ birth_date: '2019-03-15', papers_language: 'hi', email: 'rao@example.org' } as const),
    ...({ guardian_relation: 'S/o', guardian_name: 'Ramesh Rao' } as const),
    ...{ emergency_contact: 'Sita Rao (mother)', emergency_phone: '98450 12345' },
  };
  await app.ok(updatePatient, { params, body }, world.admin);
  const bundle = await exported(params.id);
  expect(ofType(bundle, 'Patient')).toMatchObject([
    {
      birthDate: '2019-03-15',
      contact: [{ name: { text: 'Sita Rao (mother)' }, telecom: [{ value: '9845012345' }] }],
      communication: [{ language: { text: 'Hindi' }, preferred: true }],
    },
  ]);
  expect(ofType(bundle, 'RelatedPerson')).toMatchObject([
    {
      patient: { reference: `urn:uuid:${params.id}` },
      relationship: [{ coding: [{ code: 'PRN' }], text: 'S/o' }],
      name: [{ text: 'Ramesh Rao' }],
    },
  ]);
  const { valid } = new Fhir().validate(bundle, { errorOnUnexpected: true });
  expect(valid).toBe(true);
});

it('contains patient, visits, prescriptions and reports', async () => {
  const bundle = await exported(world.patientId);
  expect(ofType(bundle, 'Patient')).toMatchObject([
    { id: world.patientId, name: [{ text: 'Patient of Ours' }] },
  ]);
  expect(ofType(bundle, 'Encounter')).toMatchObject([
    { id: world.visitId, reasonCode: [{ text: 'Cough at Ours' }] },
  ]);
  expect(ofType(bundle, 'ClinicalImpression')).toMatchObject([
    {
      summary: 'Viral fever, rest advised.',
      note: [{ text: 'Allergic to penicillin.', authorString: world.admin.user.name }],
    },
  ]);
  const encounter = { reference: `urn:uuid:${world.visitId}` };
  const vitals = ofType(bundle, 'Observation').filter((it) =>
    JSON.stringify(it).includes('vital-signs'),
  );
  expect(vitals).toMatchObject([
    {
      code: { coding: [{ system: 'http://loinc.org', code: '8310-5' }], text: 'Temperature' },
      valueQuantity: { value: 101.2, unit: '°F', code: '[degF]' },
    },
  ]);
  expect(ofType(bundle, 'Condition')).toMatchObject([
    { code: { text: 'Viral fever' }, encounter },
    { code: { text: 'Anaemia' }, encounter },
  ]);
  expect(ofType(bundle, 'CarePlan')).toMatchObject([
    {
      description: 'Rest\nTests elsewhere: MRI knee, MRI spine',
      activity: [{ detail: { scheduledPeriod: { start: '2099-01-31' } } }],
      encounter,
    },
  ]);
  expect(ofType(bundle, 'MedicationRequest')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ medicationCodeableConcept: { text: 'Tab Rarely 10 mg' } }),
      expect.objectContaining({
        dosageInstruction: [{ text: '2 a day for 3 days' }],
        dispenseRequest: expect.objectContaining({ quantity: { value: 6 } }),
      }),
    ]),
  );
  expect(ofType(bundle, 'DiagnosticReport')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ status: 'amended' }),
      expect.objectContaining({ status: 'final', conclusion: 'Findings at Ours' }),
    ]),
  );
  expect(ofType(bundle, 'Observation')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ valueQuantity: { value: 9.7 } }),
      expect.objectContaining({ valueBoolean: false }),
      expect.objectContaining({ valueString: 'Repeat in a week' }),
    ]),
  );
});

it('contains the allergies as entered, and an explicit "none known"', async () => {
  const params = { id: world.patientId };
  for (const [allergies, said] of [
    [
      ['Penicillin – rash', 'Dust'],
      ['Penicillin – rash', 'Dust'],
    ],
    [[], ['No known allergies']],
    [null, []],
  ] as const) {
    const told = { allergies: allergies && [...allergies] };
    await app.ok(updatePatient, { params, body: told }, world.admin);
    const bundle = await exported(world.patientId);
    expect(new Fhir().validate(bundle, { errorOnUnexpected: true }).valid).toBe(true);
    expect(ofType(bundle, 'AllergyIntolerance')).toEqual(
      said.map((text) => expect.objectContaining({ code: { text } })),
    );
  }
});

it('contains the blood group when it is known', async () => {
  const params = { id: world.patientId };
  const bloodGroups = async () =>
    ofType(await exported(world.patientId), 'Observation').filter((it) =>
      JSON.stringify(it).includes('Blood group'),
    );
  expect(await bloodGroups()).toEqual([]);
  await app.ok(updatePatient, { params, body: { blood_group: 'O+' } }, world.admin);
  expect(await bloodGroups()).toMatchObject([{ valueCodeableConcept: { text: 'O+' } }]);
  const { valid } = new Fhir().validate(await exported(world.patientId), {
    errorOnUnexpected: true,
  });
  expect(valid).toBe(true);
});

it('has no dangling references', async () => {
  const bundle = await exported(world.patientId);
  const there = new Set((bundle.entry ?? []).map(({ fullUrl }) => fullUrl));
  expect(there.size).toBe(bundle.entry?.length);
  const references = [...JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)];
  expect(references.length).toBeGreaterThan(5);
  expect(references.map(([, url]) => url).filter((url) => !there.has(url))).toEqual([]);
});

it('is complete for a patient with little data', async () => {
  const { id } = await newPatient(app, world.admin, 'Unknown Person');
  const bundle = await exported(id);
  expect(new Fhir().validate(bundle, {}).valid).toBe(true);
  expect(bundle.entry).toHaveLength(2);
});
