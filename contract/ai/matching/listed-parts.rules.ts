import { type DrugParts, drugParts, knownNames } from '../../medicines/drug-parts.ts';
import { formOfPiece } from './drug-forms.rules.ts';

type Listed = {
  readonly name: string;
  readonly unit: string | null;
  readonly generic_name?: string | null | undefined;
};

/** Takes the form from the unit when the name has none. */
export function withUnit(parts: DrugParts, unit: string | null): DrugParts {
  const form = parts.form ?? formOfPiece(unit);
  return { ...parts, form };
}

/**
 * The parts of a listed drug by its name, and of a brand that the tables do not have also with the
 * substances of its generic name.
 */
export function listedParts({ name, unit, generic_name }: Listed): DrugParts[] {
  const parts = drugParts(name);
  const own = withUnit(parts, unit);
  if (!generic_name || isKnown(parts)) return [own];
  const generic = drugParts(generic_name);
  if (!isKnown(generic)) return [own];
  const strengths = parts.strengths.length > 0 ? parts.strengths : generic.strengths;
  const form = parts.form ?? generic.form;
  const byGeneric = { ...parts, substances: generic.substances, strengths, form };
  return [own, withUnit(byGeneric, unit)];
}

const isKnown = ({ substances }: DrugParts) =>
  substances.some(({ head }) => knownNames().has(head));
