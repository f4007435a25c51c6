import { idOfName, idsByName } from '../../../platform/spreadsheet/import.ts';

type Named = { readonly id: string; readonly name: string };

/** Each form with the short words that lists have for it. */
const FORMS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    tablet: 'tab|tabs|tablets',
    capsule: 'cap|caps|capsules',
    syrup: 'syp|syr|syrp',
    suspension: 'susp|suspn',
    injection: 'inj|injn',
    ointment: 'oint|ointmt',
    cream: 'crm',
    drop: 'drops',
    solution: 'soln|sol',
  }).flatMap(([form, words]) => words.split('|').map((word) => [word, form])),
);

/**
 * A key that ignores how a form is abbreviated and where hyphens and spaces stand: `DOLO-650 TABS` is
 * `Dolo 650 Tablet`. Each other word and number counts.
 */
export function formKey(name: string): string {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    // `.5` is a half, not 5.
    .replace(/(?<![\d.])\.(?=\d)/g, ' 0.')
    .match(/\d+(?:\.\d+)?|[\p{L}\p{M}]+|[%+/&]/gu);
  return (words ?? []).map((word) => FORMS[word] ?? word).join(' ');
}

/** The drugs that a name of a file may be. */
export type DrugIds = {
  /** The drug of this name, or else the only one whose name differs in the form's short word. */
  readonly of: (name: string) => string | undefined;
  /** All of them, with those that share such a name. */
  readonly candidates: (name: string) => readonly string[];
};

export function drugIds(drugs: readonly Named[]): DrugIds {
  const known = idsByName(drugs);
  const alike = Map.groupBy(drugs, ({ name }) => formKey(name));
  const candidates = (name: string) => {
    const id = idOfName(known, name);
    if (id !== undefined) return [id];
    return (alike.get(formKey(name)) ?? []).map((drug) => drug.id);
  };
  return {
    candidates,
    of: (name) => {
      const [id, ...others] = candidates(name);
      return others.length === 0 ? id : undefined;
    },
  };
}
