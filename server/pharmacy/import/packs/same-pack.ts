import { piecesInStrip } from '#contract/pharmacy/packs/typed-packs.rules.ts';
import type { KnownDrug } from '../drug-changes.ts';
import type { DrugValues } from '../drug-values.ts';
import { packSizeOf } from './pack-cell.ts';

/**
 * Without the pack, where the drug has one of the same size: `15` in a file does not replace `strip of 15`, which also
 * counts typed strips.
 */
export function withoutSamePack(values: DrugValues, drug: KnownDrug | undefined): DrugValues {
  const known = drug ? piecesInStrip(drug) : null;
  const { pack, ...others } = values;
  if (!drug || known === null || pack == null) return values;
  return packSizeOf(pack, { name: drug.name, form: drug.form, unit: drug.unit }) === known
    ? others
    : values;
}
