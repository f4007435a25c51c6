import { PLACEHOLDER_NAME } from '../consultation/visit-note.ts';
import { isNear } from '../medicines/spelling.ts';

/** The known details of the open record's patient. */
export type OpenPatient = {
  readonly id: string;
  readonly name: string;
  /** The permanent patient number. */
  readonly token?: number | null;
};

const WHOLE_KEYS = new Set(
  'patient patientid patientuuid patienttoken patienttokennumber patientno patientnumber patientname token tokenno tokennumber uhid mrn recordid visitid queueid queueentryid caseid'.split(
    ' ',
  ),
);
/** Keys long enough to be recognised despite a look-alike letter or a typing mistake. */
const LONG_KEYS = [...WHOLE_KEYS].filter((key) => key.length >= 7);
const INSIDE = new Set(['id', 'uuid', 'token', 'tokennumber', 'patienttokennumber', 'name']);
const DEEPEST = 8;
const PARTS_MOST = 20_000;

const folded = (text: string) => text.normalize('NFKC').toLowerCase();
const keyOf = (key: string) => folded(key).replace(/[^\p{L}\p{N}]/gu, '');
const isPatientKey = (key: string) =>
  WHOLE_KEYS.has(key) || LONG_KEYS.some((known) => isNear(known, key, 1));

/**
 * The patients that a part of an answer refers to, by any key: `patient_id`, `token`, `patient: {
 * id }`. Ignores `patient_name` where the action itself sets the patient's name.
 */
export function namedPatients(part: unknown, { withNames }: { withNames: boolean }): string[] {
  const found = new Set<string>();
  const waiting: { value: unknown; isPatient: boolean; depth: number }[] = [
    { value: part, isPatient: false, depth: 0 },
  ];
  for (let parts = 0; parts < PARTS_MOST; parts += 1) {
    const next = waiting.pop();
    if (!next) break;
    const { value, isPatient, depth } = next;
    if (typeof value !== 'object' || value === null) {
      if (isPatient && isText(value) && `${value}`.trim()) found.add(`${value}`.trim());
      continue;
    }
    if (depth >= DEEPEST) continue;
    for (const [name, inner] of Object.entries(value)) {
      const key = keyOf(name);
      const isName = key.endsWith('name');
      const names = Array.isArray(value) ? isPatient : isPatientKey(key);
      const isInside = isPatient && !Array.isArray(value) && INSIDE.has(key);
      waiting.push({
        value: inner,
        isPatient: (names || isInside) && (withNames || !isName),
        depth: depth + 1,
      });
    }
  }
  return [...found];
}

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number';
const wordsOf = (name: string) =>
  folded(name)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** Whether an answer refers to a patient other than the open one. */
export function isOtherPatient(
  called: string,
  { patient, visitId }: { patient: OpenPatient; visitId: string | null },
): boolean {
  const text = folded(called).trim();
  const own = [patient.id, visitId, patient.token].map((one) => folded(String(one ?? '')));
  if (own.includes(text)) return false;
  if (patient.name === PLACEHOLDER_NAME && !/\d/.test(text)) return false;
  const words = wordsOf(called);
  const has = wordsOf(patient.name);
  const [shorter, longer] = words.length < has.length ? [words, has] : [has, words];
  return shorter.length === 0 || !shorter.every((word) => longer.includes(word));
}
