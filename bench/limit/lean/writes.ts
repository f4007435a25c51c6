import { z } from 'zod';
import { audit, type LeanCall, NUMBERED } from './lean-call.ts';

const Person = z.object({
  name: z.string(),
  age: z.number(),
  gender: z.string(),
  phone: z.string(),
});
const Drugs = z.object({
  patient_id: z.string(),
  items: z.array(z.object({ drug_id: z.string(), quantity: z.number() })),
});
const Tests = z.object({ patient_id: z.string(), tests: z.array(z.object({ id: z.string() })) });

const register: LeanCall = (input) => {
  const { name, age, gender, phone } = Person.parse(input.body);
  const { clinicId, userId, now, today } = input;
  const id = input.newId();
  const folded = name.toLowerCase();
  const words = folded.split(' ').sort();
  const previous = ['', ...words.slice(0, -1)];
  return [
    {
      name: 'lean register',
      text: `${NUMBERED}
        INSERT INTO patients (clinic_id, id, token, name, age_told, age_unit, age_told_on, gender,
          phone, name_folded, phone_digits, placeholder, created_at, updated_at, created_by)
        VALUES ($1, $3, (SELECT value FROM numbered), $4, $5, 'years', $6, $7, $8, $9, $8, false,
          $10, $10, $11)`,
      values: [
        ...[clinicId, 'patient', id, name, age, today, gender, phone.replaceAll(' ', '')],
        ...[folded, now, userId],
      ],
    },
    {
      name: 'lean words',
      text: `INSERT INTO patient_words
          (clinic_id, patient_id, word, previous, words, name_folded, gender, created_at)
        SELECT $1, $2, word, previous, $5, $6, $7, $8
        FROM unnest($3::text[], $4::text[]) AS each (word, previous)`,
      values: [clinicId, id, words, previous, ` ${words.join(' ')}`, folded, gender, now],
    },
    audit(input, { verb: 'register-patient', type: 'patient', id, changes: { name, gender } }),
    {
      name: 'lean registered',
      text: 'SELECT * FROM patients WHERE clinic_id = $1 AND id = $2',
      values: [clinicId, id],
    },
  ];
};

const prescribe: LeanCall = (input) => {
  const { patient_id: patientId, items } = Drugs.parse(input.body);
  const { clinicId, userId, now } = input;
  const id = input.newId();
  return [
    {
      name: 'lean pharmacy order',
      text: `INSERT INTO pharmacy_orders (clinic_id, id, patient_id,
          prescription_for_unavailable_drugs, created_at, updated_at, created_by)
        VALUES ($1, $2, $3, '', $4, $4, $5)`,
      values: [clinicId, id, patientId, now, userId],
    },
    {
      name: 'lean lines',
      text: `INSERT INTO pharmacy_order_lines (clinic_id, id, order_id, drug_id, quantity,
          tablets_per_day, number_of_days, directions_to_use, position, name, price_paise)
        SELECT $1, line.id, $2, drug_id, line.quantity, 1, 1, '', nth - 1, name, price_paise
        FROM unnest($3::uuid[], $4::uuid[], $5::int[])
          WITH ORDINALITY AS line (id, drug_id, quantity, nth)
        JOIN drugs ON drugs.clinic_id = $1 AND drugs.id = line.drug_id`,
      values: [
        ...[clinicId, id, items.map(() => input.newId()), items.map((item) => item.drug_id)],
        items.map(({ quantity }) => quantity),
      ],
    },
    audit(input, { verb: 'create-pharmacy-order', type: 'pharmacy-order', id, changes: items }),
    {
      name: 'lean prescribed',
      text: `SELECT lines.*, patients.name AS patient_name, patients.allergies
        FROM pharmacy_order_lines AS lines
        JOIN patients ON patients.clinic_id = lines.clinic_id AND patients.id = $3
        WHERE lines.clinic_id = $1 AND order_id = $2`,
      values: [clinicId, id, patientId],
    },
  ];
};

const orderTests: LeanCall = (input) => {
  const { patient_id: patientId, tests } = Tests.parse(input.body);
  const { clinicId, userId, now, today } = input;
  const id = input.newId();
  return [
    {
      name: 'lean lab order',
      text: `${NUMBERED}
        INSERT INTO lab_orders (clinic_id, id, patient_id, day, lab_token_number, created_at,
          updated_at, created_by)
        VALUES ($1, $3, $4, $5, (SELECT value FROM numbered), $6, $6, $7)`,
      values: [clinicId, `lab ${today}`, id, patientId, today, now, userId],
    },
    {
      name: 'lean tests',
      text: `INSERT INTO lab_order_tests (clinic_id, id, order_id, test_id, position, name, price_paise)
        SELECT $1, ordered.id, $2, test_id, nth - 1, name, price_paise
        FROM unnest($3::uuid[], $4::uuid[]) WITH ORDINALITY AS ordered (id, test_id, nth)
        JOIN lab_tests ON lab_tests.clinic_id = $1 AND lab_tests.id = test_id`,
      values: [clinicId, id, tests.map(() => input.newId()), tests.map((test) => test.id)],
    },
    audit(input, { verb: 'create-lab-order', type: 'lab-order', id, changes: tests }),
    {
      name: 'lean ordered',
      text: `SELECT orders.lab_token_number, tests.* FROM lab_orders AS orders
        JOIN lab_order_tests AS tests
          ON tests.clinic_id = orders.clinic_id AND tests.order_id = orders.id
        WHERE orders.clinic_id = $1 AND orders.id = $2`,
      values: [clinicId, id],
    },
  ];
};

export const LEAN_WRITES: Readonly<Record<string, LeanCall>> = {
  register,
  prescribe,
  'create-lab-order': orderTests,
};
