import type { Expected } from './corpus.ts';
import type { Reading } from './reading.ts';

const dash = (value: unknown) => (value === null || value === '' ? '-' : String(value));

/** The expected result as the corpus writes it. */
export function inShort(reading: Reading): Expected {
  const { patient } = reading;
  const all: Required<Expected> = {
    patient: patient
      ? [patient.name, patient.age, patient.gender, patient.phone].map(dash).join('; ')
      : '',
    rx: reading.drugs.map((one) =>
      [
        one.name.replace(/ \([^)]*\)$/, ''),
        one.tabletsPerDay,
        one.numberOfDays,
        one.quantity,
        one.directions_to_use,
      ]
        .map(dash)
        .join('|'),
    ),
    ask: reading.unsure.map(({ name }) => name),
    elsewhere: reading.elsewhere,
    tests: reading.tests.map(({ name }) => name),
    noTests: [...reading.unknownTests, ...reading.unsureTests],
    unclear: reading.unclear,
    history: reading.history.join('; '),
    complaint: reading.complaint,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value.length > 0));
}
