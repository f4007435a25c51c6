import { describe, expect, it } from 'vitest';
import { PLACEHOLDER_NAME } from '../../consultation/visit-note.ts';
import { paise } from '../../kernel/numbers/money.ts';
import type { LabOrder } from '../../lab/lab-order.ts';
import type { PharmacyOrder } from '../../pharmacy/pharmacy-order.ts';
import {
  drugNotFound,
  firstOfPending,
  invalidDosage,
  labTestNotFound,
  AI_MESSAGES as M,
} from '../ai.messages.ts';
import { indexDrugs } from '../matching/match-drug.rules.ts';
import { indexTests } from '../matching/match-test.rules.ts';
import { readSuggestion } from '../read-suggestion.rules.ts';
import { needsWord } from './needs-word.rules.ts';
import { planAction } from './plan-action.rules.ts';
import type { PlanContext } from './planned.ts';

const drug = (name: string) => ({ id: name, name, unit: 'tablet', sellable_quantity: 50 });
const test = (name: string) => ({ id: name, name, price: paise(100), ai_run_id: null });
const line = (name: string, quantity = 10) => ({
  drug_id: name,
  name,
  quantity,
  tabletsPerDay: 2,
  numberOfDays: 5,
  directions_to_use: 'After food',
  price: paise(100),
  returned_quantity: 0,
  ai_run_id: null,
  box_number: null,
  stock: 50,
});
const order = (id: string, date: string, rest: Partial<PharmacyOrder> = {}): PharmacyOrder => ({
  id,
  patient_id: 'p',
  patientId: 'p',
  patientName: 'Asha',
  patientTokenNumber: 1,
  date,
  updatedAt: date,
  status: 'pending',
  prescribedBy: 'Dr Rao',
  dispensedBy: null,
  prescription_for_unavailable_drugs: '',
  prescriptionForUnavailableDrugs: '',
  medications: [line('Paracetamol 500 mg Tablet')],
  billId: null,
  overrides: [],
  ...rest,
});
const labOrder = (rest: Partial<LabOrder> = {}): LabOrder => ({
  id: 'l1',
  patient_id: 'p',
  lab_token_number: 1,
  serialNumber: 1,
  status: 'pending',
  createdAt: '2026-11-01T00:00:00Z',
  collectedAt: null,
  reportId: null,
  billId: null,
  bill_id: null,
  tests: [test('Complete Blood Count'), test('ESR')],
  Patient: {
    id: 'p',
    name: 'Asha',
    token: 1,
    patient_token_number: 1,
    age: 30,
    gender: 'F',
    phone: null,
    phone_number: null,
  },
  ...rest,
});
const CONTEXT: PlanContext = {
  visitId: 'r',
  patient: { id: 'p', name: 'Asha', age: 30, gender: 'F', phone: null },
  drugs: indexDrugs(
    ['Paracetamol 500 mg Tablet', 'Amoxicillin 250 mg Capsule', 'Amoxicillin 500 mg Capsule'].map(
      drug,
    ),
  ),
  tests: indexTests(['Complete Blood Count', 'ESR', 'Fasting Blood Sugar'].map(test)),
  pharmacyOrders: [order('new', '2026-11-03'), order('old', '2026-11-01')],
  labOrders: [labOrder()],
  caseSummary: 'Old summary',
  aiMemory: '',
};

function plan(name: string, parameters: object, context: Partial<PlanContext> = {}) {
  const [call] = readSuggestion(JSON.stringify({ name, parameters })).calls;
  if (!call?.action) throw new Error(call?.problem ?? 'no call');
  return planAction(call.action, { ...CONTEXT, ...context });
}
const PCM = { name: 'PCM 500', tabletsPerDay: 3, numberOfDays: 5 };
/** The line that is already in the orders. */
const SAME = { name: 'PCM 500', tabletsPerDay: 2, numberOfDays: 5 };

describe('a new pharmacy order', () => {
  it('computes missing counts, asks about near names, and prescribes drugs that are not in stock', () => {
    const made = plan('create_pharmacy_order', {
      items: [PCM, { name: 'Amoxycillin 250 tab' }, { name: 'Jardiance 10', numberOfDays: 30 }],
    });
    expect(made).toMatchObject({
      kind: 'change',
      change: {
        type: 'create-pharmacy-order',
        patientId: 'p',
        lines: [{ drug_id: 'Paracetamol 500 mg Tablet', quantity: 15, tabletsPerDay: 3 }],
        prescription: 'Jardiance 10 – for 30 days',
      },
      askedDrugs: [{ written: 'Amoxycillin 250 tab', otherwise: 'Amoxycillin 250 tab' }],
    });
  });

  it('assumes one a day for one day, and rounds halves up', () => {
    const lines = (item: object) => {
      const made = plan('create_pharmacy_order', { items: [item] });
      return made.kind === 'change' && 'lines' in made.change ? made.change.lines : made;
    };
    expect(lines({ name: 'PCM 500' })).toMatchObject([
      { quantity: 1, tabletsPerDay: 1, numberOfDays: 1 },
    ]);
    expect(lines({ name: 'PCM 500', tabletsPerDay: 1.5, numberOfDays: 5 })).toMatchObject([
      { quantity: 8, tabletsPerDay: 2 },
    ]);
    expect(lines({ name: 'PCM 500', quantity: 4, tabletsPerDay: 3 })).toMatchObject([
      { quantity: 4 },
    ]);
  });

  it.each([
    [{}, {}, M.nothingToOrder],
    [{ prescription_for_unavailable_drugs: ' ' }, {}, M.nothingToOrder],
    [{ items: [{ ...PCM, quantity: 0 }] }, {}, invalidDosage('Paracetamol 500 mg Tablet')],
    [{ items: [{ ...PCM, numberOfDays: -1 }] }, {}, invalidDosage('PCM 500')],
    [{ items: [{ drug_id: 'gone' }] }, {}, drugNotFound('gone')],
    [{ items: [PCM] }, { patient: null }, M.patientIdMissing],
  ])('rejects %j', (parameters, context, message) => {
    expect(plan('create_pharmacy_order', parameters, context)).toEqual({
      kind: 'refused',
      message,
    });
  });
});

describe('an edited pharmacy order', () => {
  it('is the first pending one, or the one with the serial number, oldest first', () => {
    expect(plan('edit_pharmacy_order', { items: [PCM] })).toMatchObject({
      notes: [firstOfPending(2)],
      change: { orderId: 'old', lines: [{ quantity: 15, directions_to_use: 'After food' }] },
    });
    expect(plan('edit_pharmacy_order', { serialNumber: 2, items: [PCM] })).toMatchObject({
      notes: [],
      change: { orderId: 'new' },
    });
  });

  it.each([
    ['1-0-1', 3, null],
    ['1 tablet twice a day', 3, null],
    ['one at dawn, one at dusk', 3, null],
    ['1-0-1', 2, '1-0-1'],
    ['After food', 3, 'After food'],
  ])('of %s for %s a day has the directions %s', (directions_to_use, tabletsPerDay, kept) => {
    const of = { ...line('Paracetamol 500 mg Tablet'), directions_to_use };
    const orders = [order('one', '2026-11-02', { medications: [of] })];
    const items = [{ name: 'PCM 500', tabletsPerDay, numberOfDays: 5 }];
    expect(plan('edit_pharmacy_order', { items }, { pharmacyOrders: orders })).toMatchObject({
      change: { lines: [{ tabletsPerDay, directions_to_use: kept }] },
    });
  });

  it.each([
    ['billed', { type: 'edit-pharmacy-order', status: 'billed' }],
    ['dispensed', { type: 'edit-pharmacy-order', status: 'dispensed' }],
    ['cancelled', { type: 'delete-pharmacy-order' }],
  ])('may set its status to %s', (status, change) => {
    expect(plan('edit_pharmacy_order', { status })).toMatchObject({ kind: 'change', change });
  });

  it('adds, removes, and deletes when cancelled', () => {
    expect(
      plan('edit_pharmacy_order', {
        items: [{ name: 'Cap Amox 500', tabletsPerDay: 3, numberOfDays: 5 }],
        items_to_remove: ['Paracetamol'],
      }),
    ).toMatchObject({
      change: { lines: [{ drug_id: 'Amoxicillin 500 mg Capsule', quantity: 15 }] },
      rows: [
        { before: expect.stringContaining('Paracetamol'), after: '' },
        { before: '', after: expect.stringContaining('Amoxicillin') },
      ],
    });
    expect(plan('edit_pharmacy_order', { status: 'cancelled' })).toMatchObject({
      change: { type: 'delete-pharmacy-order', orderId: 'old' },
    });
    const swapped = {
      items: [{ ...PCM, quantity: 0 }],
      prescription_for_unavailable_drugs: 'Ointment',
    };
    expect(plan('edit_pharmacy_order', swapped)).toMatchObject({
      change: { lines: [], prescription: 'Ointment' },
    });
  });

  it.each([
    [{}, {}, M.nothingToEdit],
    [{ status: 'billed' }, { pharmacyOrders: [] }, M.noSuchOrder],
    [{ serialNumber: 9, items: [PCM] }, {}, M.unknownSerialNumber],
    [{ serialNumber: 'abc', status: 'cancelled' }, {}, M.unknownSerialNumber],
    [{ serialNumber: 99, status: 'cancelled' }, {}, M.unknownSerialNumber],
    [{ serialNumber: 0, status: 'cancelled' }, {}, M.unknownSerialNumber],
    [{ serialNumber: -1, status: 'cancelled' }, {}, M.unknownSerialNumber],
    [{ serialNumber: 1.5, status: 'cancelled' }, {}, M.unknownSerialNumber],
    [{ serialNumber: [2], status: 'cancelled' }, {}, M.unknownSerialNumber],
    [{ serial_no: 'latest', status: 'cancelled' }, {}, M.unknownSerialNumber],
    [{ order_id: 'gone', status: 'cancelled' }, {}, M.unknownSerialNumber],
    [{ order_id: 'new', serialNumber: 1, status: 'cancelled' }, {}, M.unknownSerialNumber],
    [{ items_to_remove: ['Losartan'] }, {}, drugNotFound('Losartan')],
    [
      { items_to_remove: ['Paracetamol 500'] },
      {},
      'Please add at least one medication or provide a prescription for unavailable drugs.',
    ],
  ])('rejects %j', (parameters, context, message) => {
    expect(plan('edit_pharmacy_order', parameters, context)).toEqual({ kind: 'refused', message });
  });
});

it.each([
  { items: [PCM] },
  { items_to_remove: ['PCM'], status: 'billed' },
  { items: [PCM], status: 'cancelled' },
])('rejects the edit of an order that is not pending: %j', (parameters) => {
  const pharmacyOrders = [order('billed', '2026-11-01', { status: 'billed' })];
  const made = plan('edit_pharmacy_order', { serialNumber: 1, ...parameters }, { pharmacyOrders });
  expect(made).toEqual({ kind: 'refused', message: 'Only a pending order can be changed.' });
});

it.each(['pending', 'dispensed', 'cancelled'])('a billed order may be set to %s', (status) => {
  const pharmacyOrders = [order('billed', '2026-11-01', { status: 'billed' })];
  expect(
    plan('edit_pharmacy_order', { serialNumber: 1, status }, { pharmacyOrders }),
  ).toMatchObject({
    change: { type: 'edit-pharmacy-order', status },
    rows: [{ label: 'Status', before: 'billed', after: status }],
  });
});

describe('proposals that always need confirmation', () => {
  const elsewhere = { prescription_for_unavailable_drugs: 'Ointment' };
  const withText = { pharmacyOrders: [order('o', '2026-11-01', elsewhere)] };
  it.each([
    ['create_pharmacy_order', { items: [PCM] }, {}, false],
    ['create_lab_order', { tests: ['CBC'] }, {}, false],
    ['add_complaint_history', { complaint: 'Asthma' }, {}, false],
    ['update_case_summary', { summary: 'New' }, {}, true],
    ['update_case_summary', { summary: 'Old summary\nNew' }, {}, false],
    ['update_case_summary', { summary: 'New' }, { caseSummary: ' ' }, false],
    ['edit_pharmacy_order', { items: ['Amox 500 cap'] }, {}, true],
    ['edit_pharmacy_order', { serialNumber: 1, items: ['Amox 500 cap'] }, {}, false],
    ['edit_pharmacy_order', { items: [PCM] }, {}, true],
    ['edit_pharmacy_order', { items: [{ ...SAME, directions_to_use: 'Ten at once' }] }, {}, true],
    ['edit_pharmacy_order', { serialNumber: 1, items: [SAME, 'Amox 500 cap'] }, {}, false],
    [
      'edit_pharmacy_order',
      { prescription_for_unavailable_drugs: 'Ointment, gauze' },
      withText,
      false,
    ],
    ['edit_pharmacy_order', { prescription_for_unavailable_drugs: 'Gauze' }, withText, true],
    ['edit_pharmacy_order', { items: ['Amox 500 cap'], items_to_remove: ['PCM 500'] }, {}, true],
    ['edit_pharmacy_order', { status: 'cancelled' }, {}, true],
    ['edit_pharmacy_order', { status: 'dispensed' }, {}, true],
    ['edit_lab_order', { tests: ['FBS'] }, {}, false],
    ['edit_lab_order', { items_to_remove: ['ESR'] }, {}, true],
    ['edit_lab_order', { status: 'cancelled' }, {}, true],
    ['edit_lab_order', { status: 'completed' }, {}, true],
    ['update_patient_details', { phone_number: '98450 12345' }, {}, false],
    ['update_patient_details', { age: 31 }, {}, true],
    ['update_patient_details', { name: 'Asha Rao' }, {}, true],
    ['update_clinic_ai_memory', { memory_content: 'Obey.' }, {}, true],
  ])('%s %j', (name, parameters, context, waits) => {
    const made = plan(name, parameters, context);
    if (made.kind !== 'change') throw new Error(JSON.stringify(made));
    expect(needsWord(made, CONTEXT)).toBe(waits);
  });

  it('do not include setting a name for a patient without one', () => {
    const patient = { id: 'p', name: PLACEHOLDER_NAME, age: null, gender: null, phone: null };
    const made = plan('update_patient_details', { name: 'Asha', age: 30 }, { patient });
    expect(made.kind === 'change' && needsWord(made, CONTEXT)).toBe(false);
  });
});

describe('lab orders', () => {
  it('finds tests by their abbreviations', () => {
    expect(plan('create_lab_order', { tests: ['CBC', { name: 'FBS' }, 'cbc'] })).toMatchObject({
      change: { tests: [{ id: 'Complete Blood Count' }, { id: 'Fasting Blood Sugar' }] },
    });
    expect(plan('edit_lab_order', { tests: ['FBS'], items_to_remove: ['ESR'] })).toMatchObject({
      change: { tests: [{ id: 'Complete Blood Count' }, { id: 'Fasting Blood Sugar' }] },
    });
  });

  it.each([
    ['create_lab_order', { tests: ['MRI brain'] }, {}, labTestNotFound('MRI brain')],
    ['create_lab_order', { tests: [] }, {}, M.noTests],
    ['create_lab_order', { tests: ['CBC'] }, { patient: null }, M.patientIdMissing],
    ['edit_lab_order', {}, {}, M.nothingToEditInLab],
    ['edit_lab_order', { tests: ['CBC'] }, { labOrders: [] }, M.noLabOrder],
    [
      'edit_lab_order',
      { tests: ['CBC'] },
      { labOrders: [labOrder({ status: 'billed' })] },
      M.noLabOrder,
    ],
    ['edit_lab_order', { items_to_remove: ['CBC', 'ESR'] }, {}, M.labOrderWouldBeEmpty],
    ['edit_lab_order', { items_to_remove: ['FBS'] }, {}, labTestNotFound('FBS')],
    ['edit_lab_order', { order_id: 'x', tests: ['FBS'] }, {}, M.otherLabOrder],
    [
      'edit_lab_order',
      { status: 'cancelled' },
      { labOrders: [labOrder({ reportId: 'x' })] },
      M.labOrderHasReport,
    ],
  ])('%s rejects %j', (name, parameters, context, message) => {
    expect(plan(name, parameters, context)).toEqual({ kind: 'refused', message });
  });
});

describe('the other actions', () => {
  it('show the values before and after', () => {
    expect(plan('update_patient_details', { age: 31, gender: '', name: 'Asha' })).toMatchObject({
      change: { details: { age: 31, gender: null, name: 'Asha' } },
      rows: [
        { label: 'Age', before: '30', after: '31' },
        { label: 'Gender', before: 'Female', after: '' },
      ],
    });
    expect(plan('update_case_summary', { summary: 'New' })).toMatchObject({
      change: { type: 'save-summary', visitId: 'r', summary: 'New' },
      rows: [{ before: 'Old summary', after: 'New' }],
    });
    expect(plan('add_complaint_history', { complaint: 'Asthma' })).toMatchObject({
      change: { type: 'add-complaint', complaint: 'Asthma' },
    });
    expect(plan('update_clinic_ai_memory', { memory_content: 'Generics' })).toMatchObject({
      change: { type: 'save-memory', memory: 'Generics' },
    });
    expect(plan('ask_followup_question', { question: 'Since when?', options: ['2 days'] })).toEqual(
      { kind: 'question', question: 'Since when?', options: ['2 days'] },
    );
  });
});
