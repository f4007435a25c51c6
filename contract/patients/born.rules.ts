import { type AgeUnit, type Born, UNKNOWN_BORN, yearsOn } from './age.rules.ts';
import { PATIENT_INPUT_MESSAGES as M } from './patient-input.messages.ts';

/** The maximum of each unit; an older patient needs the next unit. */
export const MOST_OF_UNIT = { years: 150, months: 60, days: 366 } as const satisfies Record<
  AgeUnit,
  number
>;

/** A request: any of the facts, or `age` in whole years, which tells an age today. */
export type SentBorn = {
  readonly [F in keyof Born]?: Born[F] | undefined;
} & { readonly age?: number | null | undefined };

export type BornProblem = { readonly field: keyof SentBorn; readonly message: string };

/** The facts that a request changes. One that repeats the stored ones changes nothing. */
function newsOf(before: Born, sent: SentBorn) {
  const isNew = (field: keyof Born): boolean =>
    sent[field] !== undefined && sent[field] !== before[field];
  return {
    birth: isNew('birth_date'),
    told: isNew('age_told'),
    detail: isNew('age_unit') || isNew('age_told_on'),
  };
}

/**
 * The facts after a request. A date of birth replaces a told age, and a told age a date of birth. An
 * age that is sent without its day was told today.
 */
export function bornAfter(before: Born, sent: SentBorn, today: string): Born {
  const news = newsOf(before, sent);
  if (news.birth && sent.birth_date) return { ...UNKNOWN_BORN, birth_date: sent.birth_date };
  const age_told = sent.age_told === undefined ? before.age_told : sent.age_told;
  if ((news.told || news.detail) && age_told !== null) {
    const age_unit = sent.age_unit ?? before.age_unit ?? 'years';
    return { birth_date: null, age_told, age_unit, age_told_on: sent.age_told_on ?? today };
  }
  const isCleared = news.birth || news.told;
  const { age } = sent;
  if (age !== undefined && (isCleared || age !== yearsOn(before, today))) {
    if (age === null) return UNKNOWN_BORN;
    return { birth_date: null, age_told: age, age_unit: 'years', age_told_on: today };
  }
  return isCleared ? UNKNOWN_BORN : before;
}

/** Why the facts cannot be right on this day; null when they can. */
function impossible(born: Born, today: string): BornProblem | null {
  const { birth_date, age_told, age_unit, age_told_on } = born;
  if (birth_date !== null) {
    if (birth_date > today) return { field: 'birth_date', message: M.birthInFuture };
    const isOld = (yearsOn(born, today) ?? 0) > MOST_OF_UNIT.years;
    return isOld ? { field: 'birth_date', message: M.birthTooLongAgo } : null;
  }
  if (age_told === null || age_unit === null || age_told_on === null) return null;
  if (age_told_on > today) return { field: 'age_told_on', message: M.toldInFuture };
  if (age_told > MOST_OF_UNIT[age_unit])
    return { field: 'age_told', message: M.ageOfUnit[age_unit] };
  const isOld = (yearsOn(born, today) ?? 0) > MOST_OF_UNIT.years;
  return isOld ? { field: 'age_told_on', message: M.birthTooLongAgo } : null;
}

/** Why a request's facts cannot be stored; null when they can. Facts that it leaves are not checked. */
export function bornProblem(before: Born, sent: SentBorn, today: string): BornProblem | null {
  const news = newsOf(before, sent);
  const after = bornAfter(before, sent, today);
  const isBirth = news.birth && sent.birth_date != null;
  if (isBirth && news.told && sent.age_told != null) {
    return { field: 'age_told', message: M.birthOrAge };
  }
  const isAgeSent = sent.age != null && sent.age !== yearsOn(before, today);
  if (isBirth && isAgeSent && after.birth_date !== null && after.birth_date <= today) {
    if (sent.age !== yearsOn(after, today)) return { field: 'age', message: M.ageOfBirth };
  }
  return after === before ? null : impossible(after, today);
}
