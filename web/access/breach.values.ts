import { BreachBody } from '#contract/access/breach.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';
import { instantOf } from '#web/lib/instant-of.ts';

/** The form's values as text; times in the format of `datetime-local`. */
export type BreachValues = {
  noticed_at: string;
  by: string;
  person: string;
  from: string;
  until: string;
  happened: string;
  consequences: string;
  measures: string;
  advice: string;
  contact: string;
};

export const EMPTY_BREACH: BreachValues = {
  noticed_at: '',
  by: 'account',
  person: '',
  from: '',
  until: '',
  happened: '',
  consequences: '',
  measures: '',
  advice: '',
  contact: '',
};

/** The request body, or undefined while a required value is missing. */
function bodyOf(values: BreachValues) {
  const { by, person, from, until, noticed_at, ...texts } = values;
  const account = { person: person || undefined, from: instantOf(from), until: instantOf(until) };
  return BreachBody.safeParse({
    ...texts,
    by,
    noticed_at: instantOf(noticed_at),
    ...(by === 'account' && account),
  });
}

export function readBreach(values: BreachValues): BreachBody | undefined {
  return bodyOf(values).data;
}

/** The error of each invalid field. */
export function checkBreach(values: BreachValues): Record<string, string> {
  const { error } = bodyOf(values);
  const errors = error ? fieldErrorsOf(error) : {};
  return errors.noticed_at ? { ...errors, noticed_at: 'Please say when it was noticed.' } : errors;
}
