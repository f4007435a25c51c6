const AMOUNT = String.raw`\d{1,2}(?:\.\d{1,2})?|\d/[1-9]|[½¼¾]`;
const UNIT = 'units?|iu|u|tabs?|tablets?|caps?|capsules?|puffs?|drops?|ml';
const TIME = 'morning|noon|afternoon|evening|night';
const DOSE = String.raw`(${AMOUNT})(?: ?(${UNIT}))? ?(?:in the |at |every )?(${TIME})\b`;
const DOSES = new RegExp(String.raw`(?<![\d./-])${DOSE}(?:[ ,;&+]+(?:and )?${DOSE}){1,3}`, 'g');

const PLACES = [['morning'], ['noon', 'afternoon'], ['evening'], ['night']] as const;

/** `u` and `iu` stand for units only beside a dose of insulin, which the times of day make it. */
const unitOf = (unit: string): string => unit.replace(/^(?:u|iu)$/, 'units').replace(/s$/, '');

function inPlaces(found: string): string {
  const doses = [...found.matchAll(new RegExp(DOSE, 'g'))];
  const units = new Set(doses.flatMap(([, , unit]) => (unit ? [unitOf(unit)] : [])));
  const amounts = PLACES.map((names) =>
    doses.filter(([, , , time = '']) => names.some((name) => name === time)),
  );
  if (units.size > 1 || amounts.some((ofPlace) => ofPlace.length > 1)) return found;
  const places = amounts.map(([dose]) => dose?.[1] ?? '0').join('-');
  return [places, ...units].join(' ');
}

/**
 * Writes doses that name their times of day in the form with a place for each: `16 u morning, 10 u night` becomes
 * `16-0-0-10 unit`. Doses of different units, and two for one time, stay as they are.
 */
export function dosesInPlaces(plain: string): string {
  return plain.replace(DOSES, inPlaces);
}
