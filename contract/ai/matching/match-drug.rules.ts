import { brandNames } from '../../medicines/brands/brands.ts';
import { type DrugParts, drugParts } from '../../medicines/drug-parts.ts';
import type { DrugForm } from '../../medicines/drug-words.ts';
import type { Substance } from '../../medicines/substances.ts';
import { completeName } from './complete-name.rules.ts';
import { differenceOf } from './differences.rules.ts';
import {
  type DrugIndex,
  isBetter,
  keyOf,
  type ListedDrug,
  plainName,
  withoutPack,
} from './drug-index.rules.ts';
import { withUnit } from './listed-parts.rules.ts';
import { type Entry, narrow } from './narrow.rules.ts';

/**
 * `sure`: the name, its brand or an unambiguous prefix, with matching strength and form. `near`:
 * needs a question. `none`: not in the list; nothing replaces it.
 */
export type Match<T> =
  | { readonly kind: 'sure'; readonly found: T }
  | { readonly kind: 'near'; readonly options: readonly T[] }
  | { readonly kind: 'none' };

const OPTIONS_MOST = 5;

/**
 * Finds a drug by its id, or by its name as a doctor or a model writes it. If both are given, they
 * must agree.
 */
export function matchDrug<T extends ListedDrug>(
  index: DrugIndex<T>,
  wish: { readonly id?: string | null; readonly name: string },
): Match<T> {
  const byId = wish.id ? index.byId.get(wish.id) : undefined;
  if (!byId) return matchName(index, wish);
  if (wish.name === '' || wish.name === wish.id) return { kind: 'sure', found: byId };
  const byName = matchName(index, wish);
  const named =
    byName.kind === 'sure' ? [byName.found] : byName.kind === 'near' ? byName.options : [];
  // Several drugs have this name; the id selects one of them.
  const isMeant =
    named.includes(byId) || named.some((drug) => plainName(drug.name) === plainName(byId.name));
  if (isMeant && differenceOf(wish.name, byId.name) === null) return { kind: 'sure', found: byId };
  // Id and name disagree, and it is unknown which one is right.
  const options = [...named.filter((drug) => drug !== byId), byId];
  return { kind: 'near', options: options.slice(-OPTIONS_MOST) };
}

function matchName<T extends ListedDrug>(
  index: DrugIndex<T>,
  wish: { readonly name: string },
  most = OPTIONS_MOST,
): Match<T> {
  const exact = index.byName.get(plainName(wish.name)) ?? index.byName.get(withoutPack(wish.name));
  if (exact) return { kind: 'sure', found: exact };
  const asked = drugParts(wish.name);
  if (asked.substances.length === 0) return { kind: 'none' };
  const direct = index.bySubstances.get(keyOf(asked.substances));
  const match = direct
    ? among(direct, asked, wish.name, most)
    : byOtherSpelling(index, asked, wish.name, most);
  return askedIfTwo(match, wish.name);
}

/** All drugs that a name may mean, however many, and those of them that have its brand. */
export function allMeant<T extends ListedDrug>(index: DrugIndex<T>, written: string) {
  const match = matchName(index, { name: written }, Number.POSITIVE_INFINITY);
  const all = match.kind === 'near' ? match.options : match.kind === 'sure' ? [match.found] : [];
  return { all, ofBrand: all.filter(isOfBrand(written)) };
}

/** The listed drugs with these substances, in the given strength, form and release. */
export function entriesOf<T extends ListedDrug>(
  index: DrugIndex<T>,
  asked: DrugParts,
): readonly Entry<T>[] {
  const entries = index.bySubstances.get(keyOf(asked.substances)) ?? [];
  const fitting = entries.filter(
    ({ parts }) => isSaltAgreed(asked.substances, parts.substances) && isFormAgreed(asked, parts),
  );
  return narrow(fitting, asked);
}

/** `Amlong 5 and Telma 40` are two tablets, or one with both: a person decides. */
function askedIfTwo<T extends ListedDrug>(match: Match<T>, written: string): Match<T> {
  if (match.kind !== 'sure') return match;
  const sides = written.split(/\s(?:and|aur|&|\+|with)\s/i).map((side) => ` ${plainName(side)} `);
  const isTwo =
    sides.length > 1 &&
    sides.every((side) => brandNames().some((brand) => side.includes(` ${brand} `)));
  return isTwo ? { kind: 'near', options: [match.found] } : match;
}

/** The form meant by another one, where the list has no drug in the written form: a sachet is called a powder. */
const WRITTEN_FOR: ReadonlyMap<DrugForm, DrugForm> = new Map([['powder', 'sachet']]);

/** Among drugs with identical substances, strength, form and release decide. */
function among<T extends ListedDrug>(
  entries: readonly Entry<T>[],
  asked: DrugParts,
  text: string,
  most: number,
): Match<T> {
  const ofSalt = entries.filter(({ parts }) => isSaltAgreed(asked.substances, parts.substances));
  const inForm = (form: DrugParts['form']) =>
    ofSalt.filter(({ parts }) => isFormAgreed({ ...asked, form }, parts));
  const fitting = inForm(asked.form);
  const written = narrow(fitting, asked);
  const other = asked.form === null ? undefined : WRITTEN_FOR.get(asked.form);
  const sure =
    written.length > 0 || other === undefined
      ? written
      : narrow(
          inForm(other).filter(({ parts }) => parts.kind === asked.kind),
          { ...asked, form: other },
        );
  const [first] = sure;
  if (first && sure.every(({ parts }) => signature(parts) === signature(first.parts))) {
    const own = ofWrittenBrand(sure, text);
    const best = own.reduce((one, other) => (isBetter(other.drug, one.drug) ? other : one));
    return { kind: 'sure', found: best.drug };
  }
  const closest = [sure, fitting, ofSalt, entries].find((list) => list.length > 0) ?? [];
  return { kind: 'near', options: closest.slice(0, most).map(({ drug }) => drug) };
}

/** The drugs of the written brand, if any is listed, among those that are the same in all details. */
function ofWrittenBrand<T extends ListedDrug>(
  entries: readonly Entry<T>[],
  written: string,
): readonly Entry<T>[] {
  const isOwn = isOfBrand(written);
  const own = entries.filter(({ drug }) => isOwn(drug));
  return own.length > 0 ? own : entries;
}

function isOfBrand(written: string): (drug: ListedDrug) => boolean {
  const words = (name: string) => ` ${plainName(name)} `;
  const text = words(written);
  const brands = brandNames().filter((brand) => text.includes(` ${brand} `));
  return ({ name }) => brands.some((brand) => words(name).includes(` ${brand} `));
}

const signature = ({ strengths, form, site, prolonged, kind, substances }: DrugParts) =>
  JSON.stringify([strengths, form, site, prolonged, kind, substances.map(({ salt }) => salt)]);

/** Identifies drugs that are the same in substance, strength, form and release, whatever their maker. */
export function kindOf({ name, unit }: ListedDrug): string {
  const parts = withUnit(drugParts(name), unit);
  return `${keyOf(parts.substances)} ${signature(parts)}`;
}

function isSaltAgreed(asked: readonly Substance[], has: readonly Substance[]): boolean {
  return asked.every(({ salt }, index) => {
    const other = has[index]?.salt ?? '';
    return salt === '' || other === '' || salt === other;
  });
}

function isFormAgreed(asked: DrugParts, has: DrugParts): boolean {
  if (asked.site !== null && asked.site !== has.site) return false;
  if (asked.form === null) return asked.site !== null || has.site === null;
  return asked.form === has.form && asked.site === has.site;
}

/** Completes an abbreviated substance when it is unambiguous; a misspelt one needs a question. */
function byOtherSpelling<T extends ListedDrug>(
  index: DrugIndex<T>,
  asked: DrugParts,
  written: string,
  most: number,
): Match<T> {
  const completed = asked.substances.map((one) => completeName(index.heads, one));
  const choices = completed.map(({ heads }) => heads);
  if (choices.some((heads) => heads.length === 0)) return { kind: 'none' };
  const isClear = completed.every(({ isClear: clear }) => clear);
  const combinations = choices.reduce<string[][]>(
    (lists, heads) => lists.flatMap((list) => heads.map((head) => [...list, head])),
    [[]],
  );
  const options = combinations.slice(0, 50).flatMap((heads) => {
    const substances = heads
      .map((head, position) => ({ head, salt: asked.substances[position]?.salt ?? '' }))
      .sort((one, other) => (one.head < other.head ? -1 : 1));
    const entries = index.bySubstances.get(keyOf(substances));
    return entries ? [among(entries, { ...asked, substances }, written, most)] : [];
  });
  const [only] = options;
  if (only && options.length === 1 && isClear) return only;
  const near = options.flatMap((match) =>
    match.kind === 'sure' ? [match.found] : match.kind === 'near' ? match.options : [],
  );
  if (near.length === 0) return { kind: 'none' };
  return { kind: 'near', options: near.slice(0, most) };
}
