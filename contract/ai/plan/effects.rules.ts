import { drugParts } from '../../medicines/drug-parts.ts';
import type { Change, PlannedLine } from './planned.ts';

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Identifies a drug by generic name and strength: `Dolo 650` is paracetamol 650 mg. */
function drugKey(name: string): string {
  const { substances, strengths } = drugParts(name);
  if (substances.length === 0) return plain(name);
  const numbers = strengths.map(({ value, unit, per }) => `${value}${unit ?? 'mg'}/${per ?? ''}`);
  return [...substances.map(({ head }) => head), ...numbers.sort()].join(' ');
}

const doseKey = ({ name, quantity, tabletsPerDay, numberOfDays }: PlannedLine) =>
  [drugKey(name), quantity, tabletsPerDay, numberOfDays].join('×');

/**
 * The effects of a change, one key per part. Two changes with a common key would apply that part
 * twice, however they are written. In a new order each drug or test is a part, regardless of dose.
 */
export function effectsOf(change: Change): readonly string[] {
  switch (change.type) {
    case 'create-pharmacy-order': {
      const elsewhere = change.prescription.split('\n').map((line) => line.split(' – ')[0] ?? '');
      const names = [...change.lines.map(({ name }) => name), ...elsewhere.filter(Boolean)];
      return unique(names.map((name) => `drug ${change.patientId} ${drugKey(name)}`));
    }
    case 'create-lab-order':
      return unique(change.tests.map(({ id }) => `test ${change.patientId} ${id}`));
    case 'edit-pharmacy-order': {
      const lines = change.lines.map(doseKey).sort();
      const { orderId, status, prescription } = change;
      return [`edit ${orderId} ${status ?? ''} ${lines.join(';')} ${plain(prescription)}`];
    }
    case 'edit-lab-order': {
      const tests = change.tests.map(({ id }) => id).sort();
      return [`edit ${change.orderId} ${change.status ?? ''} ${tests.join(';')}`];
    }
    case 'delete-pharmacy-order':
      return [`delete ${change.orderId}`];
    case 'update-patient':
      return Object.entries(change.details)
        .map(([key, value]) => `patient ${change.patientId} ${key} ${plain(String(value ?? ''))}`)
        .sort();
    case 'add-complaint':
      return [`complaint ${change.patientId} ${plain(change.complaint)}`];
    case 'save-summary':
      return [`summary ${change.visitId} ${plain(change.summary)}`];
    case 'save-memory':
      return [`memory ${plain(change.memory)}`];
  }
}

const unique = (parts: readonly string[]) => [...new Set(parts)].sort();

/** Whether any effect of a change was already applied. */
export function isRepeat(change: Change, done: ReadonlySet<string>): boolean {
  return effectsOf(change).some((effect) => done.has(effect));
}
