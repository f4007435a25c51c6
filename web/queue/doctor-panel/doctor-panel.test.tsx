import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { listVisitRuns } from '#contract/ai/ai.endpoints.ts';
import { listPastComplaints } from '#contract/consultation/consultation.endpoints.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { listPatientLabOrders, listPatientLabReports } from '#contract/lab/lab-orders.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import {
  callNext,
  completeVisit,
  getDoctorQueue,
  getLatestVisit,
  listQueue,
  undoVisit,
} from '#contract/queue/queue.endpoints.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { getVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import {
  completeNotOrdered,
  completeNotTaken,
} from '#contract/visit-sheet/visit-sheet.messages.ts';
import { startSession } from '#web/lib/session/session.ts';
import { readOwnDraft, writeOwnDraft } from '#web/lib/session/tab-drafts.ts';
import { type ApiDouble, apiDouble, fail, failWithText } from '#web/testing/api-double.ts';
import { anId, aUser } from '#web/testing/builders/people.ts';
import { aVisitSheet, visitDouble } from '#web/testing/builders/visit-double.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';

const doctor = aUser('doctor');
const PANEL = '/dashboard/queue';

/** A clinic whose queue follows the contract's rules. */
function aClinic(visits: Visit[], api = apiDouble()) {
  let queue = visits;
  const of = (status: Visit['status']) => queue.filter((visit) => visit.status === status);
  const move = (id: string | undefined, changes: Partial<Visit>) => {
    queue = queue.map((visit) => (visit.id === id ? { ...visit, ...changes } : visit));
    return queue.find((visit) => visit.id === id)!;
  };
  const shown = (): EndpointReply<typeof getDoctorQueue> => ({
    currentPatient: of('consulting')[0] ?? null,
    nextPatient: of('waiting')[0] ?? null,
    waitingCount: of('waiting').length,
  });
  api.on(getDoctorQueue, shown);
  api.on(listQueue, () => queue);
  api.on(callNext, () =>
    move(of('waiting')[0]?.id, { status: 'consulting', doctor_id: doctor.id }),
  );
  api.on(listVisitRuns, { runs: [] });
  api.on(getVisitSheet, ({ params: { id } }) => aVisitSheet(queue.find((one) => one.id === id)!));
  api.on(completeVisit, ({ params }) => move(params.id, { status: 'seen' }));
  api.on(undoVisit, ({ params }) => move(params.id, { status: 'consulting' }));
  return { api, move };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

let waiting: Visit[];
beforeEach(() => {
  waiting = [
    aVisit({ token_no: 1, complaint: 'Fever' }, aPatient({ name: 'Anil Das' })),
    aVisit({ token_no: 2 }, aPatient({ name: 'Bina Roy' })),
  ];
});

describe('the doctor panel', () => {
  it('shows an empty queue, and offers no impossible action', async () => {
    const { api } = aClinic([]);
    await renderApp(PANEL, { as: doctor, api });
    const now = await section('NOW SEEING');
    expect(await now.findByText('No patient currently being seen...')).toBeTruthy();
    const next = await section('NEXT IN QUEUE');
    expect(next.getByText('No patient waiting next in the queue.')).toBeTruthy();
    expect((await section('WAITING')).getByText('0')).toBeTruthy();
    for (const name of ['Call Next', 'Complete Consultation', 'Edit Complaint / AI']) {
      expect(button(name).disabled, name).toBe(true);
    }
    expect(await screen.findByText('No patient is waiting.')).toBeTruthy();
    const add = screen.getByRole('link', { name: 'Add a patient to the queue' });
    expect(add.getAttribute('href')).toBe('/dashboard/add-patient');
    await expectAccessible();
  });

  it('calls the next patient once for a double click, opens the record, completes', async () => {
    const { api } = aClinic(waiting);
    const { user } = await renderApp(PANEL, { as: doctor, api });
    const next = await section('NEXT IN QUEUE');
    expect(await next.findByText('Anil Das')).toBeTruthy();
    expect(next.getByText('Token 1')).toBeTruthy();
    expect(button('Complete Consultation').disabled).toBe(true);

    await user.dblClick(button('Call Next'));
    const now = await section('NOW SEEING');
    expect(await now.findByText('Anil Das')).toBeTruthy();
    expect(now.getByText('Fever')).toBeTruthy();
    expect(await next.findByText('Bina Roy')).toBeTruthy();
    expect(api.requests(callNext)).toHaveLength(1);
    expect(button('Call Next').disabled).toBe(true);
    const edit = screen.getByRole('link', { name: 'Edit Complaint / AI' });
    expect(edit.getAttribute('href')).toBe(`/dashboard/edit-complaint/${waiting[0]?.id}`);
    expect(document.activeElement).toBe(edit);
    await expectAccessible();

    await user.dblClick(button('Complete Consultation'));
    expect(await now.findByText('No patient currently being seen...')).toBeTruthy();
    expect(api.requests(completeVisit)).toHaveLength(1);
    await waitFor(() => expect(button('Call Next').disabled).toBe(false));
  });

  it('undoes a completion, after which the consultation can be completed again', async () => {
    const called = { ...waiting[0]!, status: 'consulting' as const, doctor_id: doctor.id };
    const { api } = aClinic([called]);
    const { user } = await renderApp(PANEL, { as: doctor, api });
    const now = await section('NOW SEEING');
    await now.findByText('Anil Das');
    await user.click(button('Complete Consultation'));
    await now.findByText('No patient currently being seen...');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await now.findByText('Anil Das');
    await user.click(button('Complete Consultation'));
    await waitFor(() => expect(api.requests(completeVisit)).toHaveLength(2));
  });

  it('stops once at a row that is not ordered and at a text that is not in the sheet', async () => {
    const called = { ...waiting[0]!, status: 'consulting' as const, doctor_id: doctor.id };
    const { api } = aClinic([called]);
    const held = [{ id: anId(), kind: 'drug' as const, typed: 'Few 10 mg Tablet', item: null }];
    api.on(getVisitSheet, aVisitSheet(called, { held }));
    startSession('t', doctor);
    writeOwnDraft(`visit-sheet.row.${called.id}`, 'pan 40 od 5d');
    const { user } = await renderApp(PANEL, { as: doctor, api });
    await (await section('NOW SEEING')).findByText('Anil Das');
    await user.click(button('Complete Consultation'));
    expect(await screen.findByText(completeNotOrdered('Few 10 mg Tablet'))).toBeTruthy();
    expect(screen.getByText(completeNotTaken('pan 40 od 5d'))).toBeTruthy();
    expect(api.requests(completeVisit)).toHaveLength(0);
    await user.click(button('Complete Consultation'));
    await waitFor(() => expect(api.requests(completeVisit)).toHaveLength(1));
  });

  it('Undo puts back the texts and marks that the completion left out', async () => {
    const called = { ...waiting[0]!, status: 'consulting' as const, doctor_id: doctor.id };
    const { api } = aClinic([called]);
    const kept = { row: 'some ointment la dd', 'unsure-rows': [anId()] };
    const draftsNow = () =>
      Object.keys(kept).map((field) => readOwnDraft(`visit-sheet.${field}.${called.id}`));
    startSession('t', doctor);
    for (const [field, draft] of Object.entries(kept)) {
      writeOwnDraft(`visit-sheet.${field}.${called.id}`, draft);
    }
    const { user } = await renderApp(PANEL, { as: doctor, api });
    const now = await section('NOW SEEING');
    await now.findByText('Anil Das');
    await user.click(button('Complete Consultation'));
    await screen.findByText(completeNotTaken('some ointment la dd'));
    await user.click(button('Complete Consultation'));
    await now.findByText('No patient currently being seen...');
    expect(draftsNow()).toEqual([null, null]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await now.findByText('Anil Das');
    await waitFor(() => expect(draftsNow()).toEqual(Object.values(kept)));
  });

  it('handles the keys N, E and C, and lists them', async () => {
    const { api } = aClinic(waiting);
    const { user } = await renderApp(PANEL, { as: doctor, api });
    await (await section('NEXT IN QUEUE')).findByText('Anil Das');
    await user.keyboard('c');
    expect(api.requests(completeVisit)).toHaveLength(0);
    await user.keyboard('n');
    await (await section('NOW SEEING')).findByText('Anil Das');
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Complete the consultation')).toBeTruthy();
    expect(dialog.queryByText('Call the next patient')).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('c');
    await screen.findByText('No patient currently being seen...');
    expect(api.requests(completeVisit)).toHaveLength(1);
  });

  it('E opens the record of the patient being seen', async () => {
    const { api, visit } = visitDouble({ status: 'consulting', doctor_id: doctor.id });
    aClinic([visit], api);
    const { user } = await renderApp(PANEL, { as: doctor, api });
    await (await section('NOW SEEING')).findByText('Meena Iyer');
    await user.keyboard('e');
    await screen.findByLabelText('Complaint');
    expect(window.location.pathname).toBe(`/dashboard/edit-complaint/${visit.id}`);
  });

  it.each([
    ['Call Next', callNext, 'Failed to call next patient.'],
    ['Complete Consultation', completeVisit, 'Failed to complete consultation.'],
  ] as const)('shows why %s failed, or a default text', async (name, endpoint, fallback) => {
    const current = name === 'Call Next' ? [] : [aVisit({ status: 'consulting' })];
    const { api } = aClinic([...current, ...waiting]);
    api.on(endpoint, fail(409, 'This patient is with another doctor.'));
    const { user } = await renderApp(PANEL, { as: doctor, api });
    await waitFor(() => expect(button(name).disabled).toBe(false));
    await user.click(button(name));
    expect(await screen.findByText('This patient is with another doctor.')).toBeTruthy();
    api.on(endpoint, failWithText(502, '<html>'));
    await user.click(button(name));
    expect(await screen.findByText(fallback)).toBeTruthy();
  });

  it('shows an error when the reply is not a queue, and retries', async () => {
    const { api } = aClinic(waiting);
    api.onRaw(getDoctorQueue, () => Response.json({ currentPatient: null }));
    const { user } = await renderApp(PANEL, { as: doctor, api });
    expect(await screen.findByText('Invalid queue data format received')).toBeTruthy();
    aClinic(waiting, api);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await (await section('NEXT IN QUEUE')).findByText('Anil Das')).toBeTruthy();
  });

  it('updates by events, and polls only while the stream is down', async () => {
    holdTime();
    const { api, move } = aClinic(waiting);
    const { events } = await renderApp(PANEL, { as: doctor, api });
    await (await section('NEXT IN QUEUE')).findByText('Anil Das');
    const asked = api.requests(getDoctorQueue).length;
    await pass(25_000);
    expect(api.requests(getDoctorQueue)).toHaveLength(asked);

    move(waiting[0]?.id, { status: 'cancelled' });
    events.emit({ topic: 'queue', id: anId() });
    await pass(500);
    expect(await (await section('NEXT IN QUEUE')).findByText('Bina Roy')).toBeTruthy();
    expect((await section('WAITING')).getByText('1')).toBeTruthy();
  });
});

describe('the waiting list', () => {
  it('has a doctor’s own and unassigned visits, and opens with the patient', async () => {
    const theirs = aVisit({ doctor_id: anId(), token_no: 3 }, aPatient({ name: 'Other Person' }));
    const patient = aPatient({ id: waiting[0]!.patient_id, name: 'Anil Das' });
    const { api } = aClinic([...waiting, theirs]);
    api.on(getPatient, patient);
    api.on(getLatestVisit, waiting[0]!);
    api.on(listPastComplaints, []);
    api.on(listPatientPharmacyOrders, []);
    api.on(listPatientLabOrders, []);
    api.on(listPatientLabReports, []);
    const { user } = await renderApp(PANEL, { as: doctor, api });
    const table = within(await screen.findByRole('grid', { name: 'Patients waiting' }));
    expect(await table.findByText('Bina Roy')).toBeTruthy();
    expect(table.queryByText('Other Person')).toBeNull();
    await user.click(table.getByText('Anil Das'));
    expect(await screen.findByRole('region', { name: 'Anil Das' })).toBeTruthy();
    expect(window.location.pathname).toBe(`/dashboard/${patient.id}`);
  });

  it('has all visits for an admin, who cannot call', async () => {
    const theirs = aVisit({ doctor_id: anId() }, aPatient({ name: 'Other Person' }));
    const { api } = aClinic([...waiting, theirs]);
    await renderApp('/dashboard/doctor', { as: 'admin', api });
    const table = within(await screen.findByRole('grid', { name: 'Patients waiting' }));
    expect(await table.findByText('Other Person')).toBeTruthy();
    expect(window.location.pathname).toBe('/dashboard/doctor');
    expect(screen.queryByRole('button', { name: 'Call Next' })).toBeNull();
  });
});

it('polling starts when the stream is down', async () => {
  holdTime();
  const api: ApiDouble = apiDouble();
  aClinic(waiting, api);
  const { events } = await renderApp(PANEL, { as: doctor, api });
  await (await section('NEXT IN QUEUE')).findByText('Anil Das');
  expect(events.opened).toBe(1);
  const { streamEvents } = await import('#contract/events/events.endpoints.ts');
  api.on(streamEvents, fail(503, 'Away.'));
  events.cut();
  const asked = api.requests(getDoctorQueue).length;
  await pass(10_500);
  expect(api.requests(getDoctorQueue).length).toBeGreaterThan(asked);
});
