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
/** At the end of a guardian's name, the patient's sex before an age: `w/o Ramesh F 32`. A contrary one is a part of the name. */
const SEX_BEFORE_AGE: Readonly<Record<GuardianRelation, RegExp>> = {
  'S/o': /[\s/-]+(?<sex>m|male|पुरुष)[\s/-]*$/iu,
  'D/o': /[\s/-]+(?<sex>f|female|महिला|स्त्री)[\s/-]*$/iu,
  'W/o': /[\s/-]+(?<sex>f|female|महिला|स्त्री)[\s/-]*$/iu,
  'C/o': /[\s/-]+(?<sex>male|female|पुरुष|महिला|स्त्री)[\s/-]*$/iu,
};
const EDGES = /^[\s./-]+|[\s/-]+$/gu;
/** A child without a name yet: `Baby son of Sunita` is not called Baby. */
const NAMELESS =
  /^(?:baby|new|newborn|born|infant|child|twin|boy|girl|male|female|b|o|m|f|y|d|days?|weeks?|months?|old|[\d\s/|,.:+()-])+$/iu;

/** The guardian in a line, and the line without them. Null without one, with two, or before a child without a name. */
export function guardianIn(line: string): { guardian: Guardian; rest: string } | null {
  const found = RELATION.exec(line);
  if (!found) return null;
  const before = line.slice(0, found.index);
  const behind = line.slice(found.index + found[0].length);
  if (RELATION.test(behind) || NAMELESS.test(before)) return null;
  const { letter, word = '' } = found.groups ?? {};
  const guardian_relation = RELATIONS[(letter ?? word.charAt(0)).toLowerCase()];
  if (!guardian_relation) return null;
  const end = END_OF_NAME.exec(behind)?.index ?? behind.length;
  const typed = behind.slice(0, end);
  const isBeforeAge = /\d/.test(behind.charAt(end));
  const sex = isBeforeAge ? SEX_BEFORE_AGE[guardian_relation].exec(typed) : null;
  const guardian_name = typed.slice(0, sex?.index).replace(EDGES, '');
  if (!/\p{L}/u.test(guardian_name)) return null;
  // A slash marks the letter as the sex: without one it may be an initial of the name.
  const details = `${sex ? `${sex.groups?.sex}/` : ''}${behind.slice(end)}`;
  return { guardian: { guardian_relation, guardian_name }, rest: `${before} ${details}` };
}

/** Whether a patient of this gender cannot have the guardian: a wife or a daughter is not male. */
export function contradicts(guardian: Guardian | undefined, gender: Gender | undefined): boolean {
  if (!guardian || !gender) return false;
  const { guardian_relation: relation } = guardian;
  if (relation === 'S/o') return gender === 'F';
  return relation !== 'C/o' && gender === 'M';
}

/**
 * These titles name a sex and no person; `Dr`, `Baby` and others stay in the name. `MS Dhoni` and `MR Poovamma`
 * have initials.
 */
const TITLE =
  /^(?:(?<man>[Mm]r|MR(?=\.))|Ms|ms(?=\.)|[Mm]rs|MRS|[Mm]iss|MISS|[Ss]mt|SMT)\b\.?\s*(?=\p{L})(?!and\b)/u;

/** A name without the title before it, and the sex that the title names. Null without such a title. */
export function titleIn(name: string): { name: string; gender: Gender } | null {
  const found = TITLE.exec(name);
  const rest = found ? name.slice(found[0].length) : '';
  return found && /\p{L}.*\p{L}/u.test(rest)
    ? { name: rest, gender: found.groups?.man ? 'M' : 'F' }
    : null;
}
