import { expect, it } from 'vitest';
import { PHONE_FORMS } from '#contract/patients/testing/phone-forms.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { isShown } from './queue-filter.rules.ts';

const ANY = { status: '', doctor: '' } as const;
const visit = aVisit({ Patient: aPatient({ phone: '+91 98765-43210' }) });
const other = aVisit({ Patient: aPatient({ phone: '9000000001' }) });

it.each(PHONE_FORMS)('the queue’s search finds the visit by %j', (find) => {
  expect(isShown({ ...ANY, find }, visit)).toBe(true);
  expect(isShown({ ...ANY, find }, other)).toBe(false);
});

it.each(['t46', '#46', 'Token 46', '46', '४६'])(
  'the queue’s search finds token 46 by %j',
  (find) => {
    const waiting = aVisit({ token_no: 46 });
    expect(isShown({ ...ANY, find }, waiting)).toBe(true);
    expect(isShown({ ...ANY, find }, other)).toBe(false);
  },
);

it('the queue’s search finds “Patient no. 46” by the number for life, not by the token', () => {
  const find = 'Patient no. 46';
  expect(isShown({ ...ANY, find }, aVisit({ token_no: 46 }))).toBe(false);
  expect(isShown({ ...ANY, find }, aVisit({ Patient: aPatient({ token: 46 }) }))).toBe(true);
});

it('the queue’s search finds token 46 by 046', () => {
  expect(isShown({ ...ANY, find: '046' }, aVisit({ token_no: 46 }))).toBe(true);
});

it('the queue’s search finds the visit by the number of a merged record', () => {
  const merged = aVisit({ Patient: aPatient({ token: 12, other_numbers: [4071] }) });
  expect(isShown({ ...ANY, find: '4071' }, merged)).toBe(true);
  expect(isShown({ ...ANY, find: '4071' }, other)).toBe(false);
});

it.each(['Mr Ramesh Kulkarni', 'Ramesh Kulkarni 98765 43210', 'Smt. Ramesh, Ph: 98765-43210'])(
  'the queue’s search finds the visit by %j',
  (find) => {
    const phone = '9876543210';
    const named = aVisit({ name: 'Ramesh Kulkarni', Patient: aPatient({ phone }) });
    expect(isShown({ ...ANY, find }, named)).toBe(true);
    expect(isShown({ ...ANY, find }, aVisit({ name: 'Suresh Kulkarni' }))).toBe(false);
  },
);

it.each([', 98765 43210', '; +91 98765-43210', '- 9876543210,'])(
  'the queue’s search finds only the visit with the phone by %j, as it is pasted from a list',
  (find) => {
    expect(isShown({ ...ANY, find }, visit)).toBe(true);
    expect(isShown({ ...ANY, find }, other)).toBe(false);
  },
);

it('the queue’s search finds no visit by a name beside the phone of another', () => {
  const find = 'Ramesh 90000 00001';
  expect(isShown({ ...ANY, find }, aVisit({ name: 'Ramesh', Patient: visit.Patient }))).toBe(false);
});
