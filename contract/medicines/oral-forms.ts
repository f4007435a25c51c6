import { BRAND_TEXTS } from './brands/brands.ts';
import { type DrugParts, drugParts } from './drug-parts.ts';
import type { DrugForm } from './drug-words.ts';

/** A brand without a form is a tablet, mostly in several strengths. */
const BY_MOUTH: ReadonlySet<DrugForm | null> = new Set([
  null,
  'tablet',
  'capsule',
  'liquid',
  'drops',
  'powder',
  'sachet',
] as const);

let oral: readonly DrugParts[] | undefined;

/** Whether a brand has the drug's substances in a form that is taken by mouth. */
export function hasOralForm({ substances }: DrugParts): boolean {
  oral ??= [...BRAND_TEXTS.values()]
    .map(drugParts)
    .filter(({ form, site }) => site === null && BY_MOUTH.has(form));
  return oral.some(
    (brand) =>
      brand.substances.length === substances.length &&
      brand.substances.every(({ head, salt }, at) => {
        const same = substances[at];
        return same?.head === head && (same.salt === '' || salt === '' || same.salt === salt);
      }),
  );
}
