import { expect, it } from 'vitest';
import { getVisitSheet, saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import {
  completeNotOrdered,
  completeNotTaken,
  completeUnnumbered,
  VISIT_SHEET_MESSAGES as M,
} from '#contract/visit-sheet/visit-sheet.messages.ts';
import { endSession, startSession } from '#web/lib/session/session.ts';
import { readTabDrafts, writeOwnDraft } from '#web/lib/session/tab-drafts.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aPharmacyOrder } from '#web/testing/builders/history.ts';
import { anId, aUser } from '#web/testing/builders/people.ts';
import { aVisitSheet } from '#web/testing/builders/visit-double.ts';
import { killPage } from '#web/testing/kill-page.ts';
import { shownToasts } from '#web/ui/toast/toast.ts';
import { askSheet } from './ask-sheet.ts';

const HELD = completeNotOrdered('Few 10 mg Tablet');

/** A visit with a row that is not ordered. */
function unordered(): string {
  const api = apiDouble();
  const visit = { id: anId(), patient_id: anId() };
  const held = [{ id: anId(), kind: 'drug' as const, typed: 'Few 10 mg Tablet', item: null }];
  api.on(getVisitSheet, aVisitSheet(visit, { held }));
  startSession('t', aUser('doctor'));
  return visit.id;
}
const messages = () => shownToasts().map(({ message }) => message);

it('asks once for each person who is signed in', async () => {
  const id = unordered();
  expect((await askSheet(id)).isDone).toBe(false);
  expect((await askSheet(id)).isDone).toBe(true);
  endSession();
  startSession('t2', aUser('doctor'));
  expect((await askSheet(id)).isDone).toBe(false);
});

it('takes its messages with the visit once that is completed', async () => {
  const id = unordered();
  await askSheet(id);
  expect(messages()).toContain(HELD);
  (await askSheet(id)).forget();
  expect(messages()).not.toContain(HELD);
});

it('forgets what a closed tab left typed, too, once the visit is completed', async () => {
  const id = unordered();
  const name = `visit-sheet.row.${id}`;
  writeOwnDraft(name, 'pan 40 od 5d');
  killPage('1');
  await askSheet(id);
  expect(messages()).toContain(completeNotTaken('pan 40 od 5d'));
  (await askSheet(id)).forget();
  expect(readTabDrafts(name).every(({ draft }) => draft === null)).toBe(true);
});

it('names the texts of all closed tabs before it forgets them', async () => {
  const id = unordered();
  const name = `visit-sheet.row.${id}`;
  for (const [tab, text] of Object.entries({ 1: 'pan 40 od 5d', 2: 'dolo 650 tds 3d' })) {
    writeOwnDraft(name, text);
    killPage(tab);
  }
  await askSheet(id);
  expect(messages()).toContain(completeNotTaken('pan 40 od 5d'));
  expect(messages()).toContain(completeNotTaken('dolo 650 tds 3d'));
});

function anOpenOrder(numberOfDays: number) {
  const order = aPharmacyOrder({ status: 'pending', billId: null });
  const days = { numberOfDays, daysAssumed: numberOfDays === 1 };
  return { ...order, medications: order.medications.map((one) => ({ ...one, ...days })) };
}

it.each([
  ['undated-rows', 'noDays'],
  ['unsure-rows', 'doseNotSure'],
] as const)('asks once about ordered rows that wait for numbers: %s', async (mark, why) => {
  const api = apiDouble();
  const visit = { id: anId(), patient_id: anId() };
  const order = anOpenOrder(1);
  const sheet = aVisitSheet(visit, { pharmacyOrders: [order] });
  api.on(getVisitSheet, sheet);
  api.on(saveVisitSheet, sheet);
  startSession('t', aUser('doctor'));
  const [row] = order.medications;
  writeOwnDraft(`visit-sheet.${mark}.${visit.id}`, [row?.drug_id, anId()]);
  expect((await askSheet(visit.id)).isDone).toBe(false);
  expect(messages()).toEqual([completeUnnumbered(row?.name ?? '', M[why])]);
  expect((await askSheet(visit.id)).isDone).toBe(true);
});

it('asks nothing about a row that got its days elsewhere', async () => {
  const api = apiDouble();
  const visit = { id: anId(), patient_id: anId() };
  const order = anOpenOrder(5);
  api.on(getVisitSheet, aVisitSheet(visit, { pharmacyOrders: [order] }));
  startSession('t', aUser('doctor'));
  const ids = order.medications.map(({ drug_id }) => drug_id);
  writeOwnDraft(`visit-sheet.undated-rows.${visit.id}`, ids);
  expect((await askSheet(visit.id)).isDone).toBe(true);
  expect(messages()).toEqual([]);
});

it('the day that a second completion accepts is written, and a row that is not ordered stays so', async () => {
  const api = apiDouble();
  const visit = { id: anId(), patient_id: anId() };
  const order = anOpenOrder(1);
  const held = [{ id: anId(), kind: 'drug' as const, typed: 'Few 10 mg Tablet', item: null }];
  const sheet = aVisitSheet(visit, { pharmacyOrders: [order], held });
  api.on(getVisitSheet, sheet);
  api.on(saveVisitSheet, sheet);
  startSession('t', aUser('doctor'));
  const ids = order.medications.map(({ drug_id }) => drug_id);
  writeOwnDraft(`visit-sheet.undated-rows.${visit.id}`, ids);
  await askSheet(visit.id);
  expect(api.requests(saveVisitSheet)).toHaveLength(0);
  expect((await askSheet(visit.id)).isDone).toBe(true);
  const [saved] = api.requests(saveVisitSheet);
  const items = saved?.body.prescriptions?.[0]?.items ?? [];
  expect(items.map(({ drug_id }) => drug_id)).toEqual(ids);
  expect(items.filter(({ daysAssumed }) => daysAssumed)).toEqual([]);
});

it('completes nothing when the accepted day cannot be saved', async () => {
  const api = apiDouble();
  const visit = { id: anId(), patient_id: anId() };
  const order = anOpenOrder(1);
  api.on(getVisitSheet, aVisitSheet(visit, { pharmacyOrders: [order] }));
  api.on(saveVisitSheet, fail(500, 'Broken.'));
  startSession('t', aUser('doctor'));
  const ids = order.medications.map(({ drug_id }) => drug_id);
  writeOwnDraft(`visit-sheet.undated-rows.${visit.id}`, ids);
  await askSheet(visit.id);
  expect((await askSheet(visit.id)).isDone).toBe(false);
  expect(messages()).toContain(M.notCompleted);
});
