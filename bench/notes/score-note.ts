import type { Reading } from '#contract/ai/offline/reading.ts';
import type { ExpectedDrug, NoteCase } from './parse-notes.ts';

/** How many items of a kind were right, asked, missed and wrong. */
export type Tally = { right: number; asked: number; missed: number; wrong: number };
export type Score = {
  readonly drugs: Tally;
  readonly directions: Tally;
  readonly tests: Tally;
  readonly patients: Tally;
  /** Each difference, for the half that rules may be tuned on. */
  readonly said: readonly string[];
};

export const noTally = (): Tally => ({ right: 0, asked: 0, missed: 0, wrong: 0 });

const has = (texts: readonly string[], word: string) =>
  texts.some((text) => text.toLowerCase().includes(word.toLowerCase()));

/**
 * Compares a reading with the expected result. An unexpected item is wrong; an expected
 * one that was asked needlessly counts as asked.
 */
export function scoreNote(one: NoteCase, reading: Reading): Score {
  const said: string[] = [];
  const directions = noTally();
  return {
    drugs: scoreDrugs(one, reading, { said, directions }),
    directions,
    tests: scoreTests(one, reading, said),
    patients: scorePatient(one, reading, said),
    said,
  };
}

function scoreDrugs(
  one: NoteCase,
  reading: Reading,
  { said, directions }: { said: string[]; directions: Tally },
): Tally {
  const tally = noTally();
  const asked = [...reading.unsure.map(({ name }) => name), ...reading.unclear];
  const count = (kind: keyof Tally, text: string) => {
    tally[kind] += 1;
    if (kind !== 'right') said.push(`${kind}: ${text}`);
  };
  const left = [...reading.drugs];
  // A question about a course names each of its steps.
  const steps = (text: string) => text.split(/,|\bthen\b|\band\b/).length;
  let questions =
    reading.unsure.length +
    reading.unclear.reduce((sum, text) => sum + steps(text), 0) +
    reading.elsewhere.length;
  for (const word of [...one.asked, ...one.elsewhere, ...one.neutral]) {
    const isSaid = has([...asked, ...reading.elsewhere], word);
    if (isSaid) questions -= 1;
    if (!one.neutral.includes(word)) count(isSaid ? 'right' : 'missed', word);
  }
  for (const drug of one.drugs) {
    const at = left.findIndex(({ name }) => drug.names.includes(name));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (found) {
      const differs = differenceFrom(drug, found);
      count(differs === null ? 'right' : 'wrong', `${found.name}: ${differs}`);
      scoreDirections(drug, found, { said, directions });
    } else if (questions > 0) {
      questions -= 1;
      count(drug.mayAsk ? 'right' : 'asked', drug.names.join(' / '));
    } else count('missed', drug.names.join(' / '));
  }
  for (const { name } of left) count('wrong', `not expected: ${name}`);
  scoreKept(one, reading, { said, directions });
  const isPrescribed = one.drugs.length + one.elsewhere.length + one.asked.length > 0;
  if (!isPrescribed && reading.elsewhere.length > one.neutral.length) {
    count('wrong', `not expected: ${reading.elsewhere.join(', ')}`);
  }
  return tally;
}

/** Directions without those that the dose and the frequency already give. */
const FREQUENCY =
  /^(?:\d.*|½.*|(?:once|twice|(?:three|four|five|six) times) a (?:day|week)|every (?:other day|\d+ hours)|when needed|at once|at bedtime|in the (?:morning|evening)|morning and evening|(?:first|from|on) (?:\d+ )?day.*|(?:then )?.* for \d+ days?)$/i;

/** An invented direction counts as wrong, an omitted one as missed. */
function scoreDirections(
  drug: ExpectedDrug,
  got: Reading['drugs'][number],
  { said, directions }: { said: string[]; directions: Tally },
) {
  if (drug.directions === null) return;
  const printed = (got.directions_to_use ?? '').toLowerCase().split(/,\s*/).filter(Boolean);
  const wanted = drug.directions.map((one) => one.toLowerCase());
  const invented = printed.filter((one) => !FREQUENCY.test(one) && !wanted.includes(one));
  const missing = wanted.filter((one) => !printed.includes(one));
  const kind = invented.length > 0 ? 'wrong' : missing.length > 0 ? 'missed' : 'right';
  directions[kind] += 1;
  if (kind === 'right') return;
  said.push(
    `${kind}: directions of ${got.name}: ${[...invented, ...missing.map((one) => `without ${one}`)].join(', ')}`,
  );
}

/** Words that must not be printed with a drug, and must not vanish. */
function scoreKept(
  { kept }: NoteCase,
  reading: Reading,
  { said, directions }: { said: string[]; directions: Tally },
) {
  const visible = [
    reading.complaint,
    ...reading.unclear,
    ...reading.unknownTests,
    ...reading.unsureTests,
    ...reading.history,
    ...reading.elsewhere,
    ...reading.unsure.map(({ name }) => name),
  ];
  const printed = [
    ...[...reading.drugs, ...reading.unsure].map(
      ({ directions_to_use }) => directions_to_use ?? '',
    ),
    ...reading.elsewhere,
  ];
  for (const words of kept) {
    const isIn = (texts: readonly string[]) =>
      texts.some((text) => ` ${text.toLowerCase().replace(/[,\n]/g, ' ')} `.includes(` ${words} `));
    const kind = isIn(printed) ? 'wrong' : isIn(visible) ? 'right' : 'missed';
    directions[kind] += 1;
    if (kind !== 'right') said.push(`${kind}: left in the note: ${words}`);
  }
}

function differenceFrom(drug: ExpectedDrug, got: Reading['drugs'][number]): string | null {
  const quantity = got.quantity ?? (got.tabletsPerDay ?? 1) * (got.numberOfDays ?? 1);
  const values = [
    ['per day', drug.perDay, got.tabletsPerDay ?? 1],
    ['days', drug.days, got.numberOfDays ?? 1],
    ['quantity', drug.quantity, quantity],
  ] as const;
  const differing = values.filter(([, wanted, given]) => wanted !== null && wanted !== given);
  if (differing.length === 0) return null;
  return differing.map(([what, wanted, given]) => `${what} ${given}, not ${wanted}`).join(', ');
}

function scoreTests(one: NoteCase, reading: Reading, said: string[]): Tally {
  const tally = noTally();
  const count = (kind: keyof Tally, text: string) => {
    tally[kind] += 1;
    if (kind !== 'right') said.push(`${kind}: ${text}`);
  };
  const names = reading.tests.map(({ name }) => name);
  let questions = reading.unsureTests.length + reading.unknownTests.length;
  for (const name of one.tests) {
    if (names.includes(name)) count('right', name);
    else if (questions > 0) {
      questions -= 1;
      count('asked', name);
    } else count('missed', name);
  }
  const expected = [...one.tests, ...one.freeTests];
  for (const name of names) if (!expected.includes(name)) count('wrong', `not expected: ${name}`);
  return tally;
}

function scorePatient(one: NoteCase, { patient }: Reading, said: string[]): Tally {
  const got =
    patient &&
    [patient.name, patient.age, patient.gender, patient.phone]
      .map((value) => value ?? '-')
      .join(';');
  const tally = noTally();
  if (got === one.patient) tally.right += got === null ? 0 : 1;
  else {
    const kind = got === null ? 'missed' : 'wrong';
    tally[kind] += 1;
    said.push(`${kind}: patient ${got}, not ${one.patient}`);
  }
  return tally;
}
