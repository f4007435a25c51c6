import { saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { registerPatient } from '#contract/patients/patients.endpoints.ts';
import { joinQueue } from '#contract/queue/queue.endpoints.ts';
import { call, Refused } from './api.ts';
import type { Person } from './clinic.ts';

/** Every write that was answered, as it was answered. */
export type Journal = {
  patients: Map<string, { name: string; token: number }>;
  visits: Map<string, { patientId: string; token: number }>;
  /** Per visit the last note that was answered, and the last one that was sent. */
  notes: Map<string, { answered: number; sent: number }>;
  /** Answers that no power cut explains. */
  refusals: string[];
};

export function emptyJournal(): Journal {
  return { patients: new Map(), visits: new Map(), notes: new Map(), refusals: [] };
}

export const NOTES_A_VISIT = 3;
const TOO_MANY_CALLS = 429;
const AWAY = 503;

export function noteText(note: number): string {
  return `Fever since ${note} days.\nNo cough.`;
}

async function oneVisit(url: string, { token }: Person, journal: Journal, name: string) {
  const patient = await call(
    url,
    registerPatient,
    { body: { name, age: 30, gender: 'F', phone: '98450 12345' } },
    { token },
  );
  journal.patients.set(patient.id, { name, token: patient.token });
  const visit = await call(url, joinQueue, { body: { patientId: patient.id } }, { token });
  journal.visits.set(visit.id, { patientId: patient.id, token: visit.token_no });
  const notes = { answered: 0, sent: 0 };
  journal.notes.set(visit.id, notes);
  for (let note = 1; note <= NOTES_A_VISIT; note += 1) {
    notes.sent = note;
    const input = { params: { recordId: visit.id }, body: { complaint: noteText(note) } };
    await call(url, saveComplaint, input, { token });
    notes.answered = note;
  }
}

/** Registers, queues and writes as fast as it can until the power goes; notes what was answered. */
export async function storm(url: string, person: Person, journal: Journal): Promise<void> {
  for (let count = 1; ; count += 1) {
    try {
      await oneVisit(url, person, journal, `Patient ${count} of ${person.user.name}`);
    } catch (error) {
      if (error instanceof Refused) {
        if (error.status === TOO_MANY_CALLS) continue;
        if (error.status !== AWAY) journal.refusals.push(error.message);
      }
      return;
    }
  }
}
