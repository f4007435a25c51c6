/** Drug forms; two different forms never match. */
export type DrugForm =
  | 'tablet'
  | 'capsule'
  | 'liquid'
  | 'drops'
  | 'injection'
  | 'cream'
  | 'ointment'
  | 'gel'
  | 'lotion'
  | 'powder'
  | 'sachet'
  | 'inhaler'
  | 'rotacap'
  | 'respule'
  | 'spray'
  | 'suppository'
  | 'shampoo'
  | 'mouthwash';

const FORM_WORDS: Readonly<Record<DrugForm, string>> = {
  tablet: 'tablet tablets tab tabs tb',
  capsule: 'capsule capsules cap caps',
  liquid: 'syrup syp syr sirup suspension susp elixir emulsion solution liquid linctus',
  drops: 'drops drop dps gtt',
  injection: 'injection inj injectable vial ampoule amp infusion iv im cartridge',
  cream: 'cream crm',
  ointment: 'ointment oint',
  gel: 'gel',
  lotion: 'lotion lot',
  powder: 'powder dusting',
  sachet: 'sachet sachets',
  inhaler: 'inhaler mdi inh puff evohaler',
  rotacap: 'rotacap rotacaps',
  respule: 'respule respules nebulisation nebulization neb nebuliser nebules',
  spray: 'spray',
  suppository: 'suppository suppositories supp',
  shampoo: 'shampoo',
  mouthwash: 'mouthwash gargle gargles',
};
const SITE_WORDS: Readonly<Record<DrugSite, string>> = {
  eye: 'eye ophthalmic',
  ear: 'ear otic',
  nose: 'nasal nose',
  vagina: 'vaginal pessary',
};
/** Routes other than swallowing, injection and the skin. */
export type DrugSite = 'eye' | 'ear' | 'nose' | 'vagina';

const KIND_WORDS: Readonly<Record<string, string>> = {
  dispersible: 'dispersible dt disp',
  chewable: 'chewable chew',
  melting: 'disintegrating odt md',
  effervescent: 'effervescent eff',
  sublingual: 'sublingual sl',
  enteric: 'enteric ec',
};

function byWord<T extends string>(words: Readonly<Record<T, string>>): ReadonlyMap<string, T> {
  const pairs = Object.entries<string>(words).flatMap(([meaning, list]) =>
    list.split(' ').map((word) => [word, meaning as T] as const),
  );
  return new Map(pairs);
}

export const FORMS = byWord(FORM_WORDS);
export const SITES = byWord(SITE_WORDS);
export const KINDS = byWord(KIND_WORDS);
/** Modified release; never matches the plain drug. */
export const PROLONGED = new Set('sr xr er mr cr xl pr la retard sustained extended'.split(' '));
/** Words of a name that carry no information about the drug. */
export const IDLE = new Set(
  'ip bp usp i.p oral dry paediatric pediatric ped release of the for strip bottle pack duo new and with film coated orally hard soft gelatin'.split(
    ' ',
  ),
);
/**
 * Salts. A salt may be omitted, but two different salts are different drugs (ferrous sulphate and
 * ferrous ascorbate).
 */
export const SALT_WORDS = new Set(
  'acid sodium potassium hydrochloride hcl maleate succinate tartrate besylate besilate mesylate phosphate sulfate fumarate citrate acetate dihydrate trihydrate monohydrate anhydrous carbonate ascorbate gluconate valerate propionate dipropionate bromide hydrobromide magnesium medoxomil bismuth axetil proxetil'.split(
    ' ',
  ),
);
