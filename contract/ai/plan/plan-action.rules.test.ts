import { describe, expect, it } from 'vitest';
import { PLACEHOLDER_NAME } from '../../consultation/visit-note.ts';
import { drugNotFound, invalidDosage, labTestNotFound, AI_MESSAGES as M } from '../ai.messages.ts';
import { CONTEXT, labOrder, order, PCM, plan } from './testing/orders.ts';
import { needsWord } from './words/needs-word.rules.ts';

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
