import type { Gender, GuardianRelation } from '../patient.ts';

type Guardian = { readonly guardian_relation: GuardianRelation; readonly guardian_name: string };

/** `s/o`, `S/O.`, `wife of`, in any spacing. */
const RELATION =
  /(?<![\p{L}\p{M}])(?:(?<letter>[sdwc])\s?\/\s?o(?:\.|(?![\p{L}\p{M}]))|(?<word>son|daughter|wife|care)\s+of(?![\p{L}\p{M}]))[\s:.-]*/iu;
const RELATIONS: Readonly<Record<string, GuardianRelation>> = {
  ...{ s: 'S/o', d: 'D/o', w: 'W/o', c: 'C/o' },
};
/** A guardian's name ends at a number, a comma, a bracket, or where a detail was taken out of the line. */
const END_OF_NAME = /[\d,;|()]/;
/** At the end of a guardian's name, the sex before an age: `w/o Ramesh F 32`. */
const SEX_BEFORE_AGE = /[\s/-]+(?<sex>[mfo]|male|female|other|पुरुष|महिला|स्त्री)[\s/-]*$/iu;
const EDGES = /^[\s./-]+|[\s/-]+$/gu;

/** The guardian in a line, and the line without them. Null without one, or with two. */
export function guardianIn(line: string): { guardian: Guardian; rest: string } | null {
  const found = RELATION.exec(line);
  if (!found) return null;
  const behind = line.slice(found.index + found[0].length);
  if (RELATION.test(behind)) return null;
  const end = END_OF_NAME.exec(behind)?.index ?? behind.length;
  const typed = behind.slice(0, end);
  const sex = /\d/.test(behind.charAt(end)) ? SEX_BEFORE_AGE.exec(typed) : null;
  const guardian_name = typed.slice(0, sex?.index).replace(EDGES, '');
  const { letter, word = '' } = found.groups ?? {};
  const guardian_relation = RELATIONS[(letter ?? word.charAt(0)).toLowerCase()];
  if (!guardian_relation || !/\p{L}/u.test(guardian_name)) return null;
  // A slash marks the letter as the sex: without one it may be an initial of the name.
  const details = `${sex ? `${sex.groups?.sex}/` : ''}${behind.slice(end)}`;
  const rest = `${line.slice(0, found.index)} ${details}`;
  return { guardian: { guardian_relation, guardian_name }, rest };
}

/** These titles name a sex and no person; `Dr`, `Baby` and others stay in the name. */
const TITLE = /^(?:(?<man>mr)|mrs|miss|ms|smt)\b\.?\s*(?=\p{L})/iu;

/** A name without the title before it, and the sex that the title names. Null without such a title. */
export function titleIn(name: string): { name: string; gender: Gender } | null {
  const found = TITLE.exec(name);
  const rest = found ? name.slice(found[0].length) : '';
  return found && /\p{L}.*\p{L}/u.test(rest)
    ? { name: rest, gender: found.groups?.man ? 'M' : 'F' }
    : null;
}
