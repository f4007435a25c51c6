import {
  SCHEDULE_LISTS,
  SKIN_STEROIDS,
} from '#contract/medicines/schedules/schedule-lists.data.ts';
import type { DrugBody, DrugSchedule } from '#contract/pharmacy/drug.ts';

/** A legal fact of a drug with the text that it was read from; null: unknown. */
type Fact<Value> = { readonly value: Value; readonly source: string } | null;

/** A medicine of the shipped list, taken apart. */
export type DrugFacts = {
  readonly generic: string | null;
  readonly form: string | null;
  readonly strength: string | null;
  readonly schedule: Fact<DrugSchedule>;
  readonly hsn: Fact<string>;
  readonly gst: Fact<number>;
};

/** The first day of the rates below. */
const RATES_FROM = '2025-09-22';
const RATES = 'Notification 9/2025-Central Tax (Rate) of 17 September 2025';
const EXEMPTIONS = 'Notification 10/2025-Central Tax (Rate) of 17 September 2025';
const TARIFF = 'Customs Tariff Act, 1975, First Schedule, heading';

const FORM =
  /(?:^|\s)((?:(?:SR|XR|CR|MR|XL|Retard|Enteric|Chewable|Dispersible|Effervescent|Sublingual|Orally Disintegrating|Vaginal|Dry|Eye\/Ear|Eye|Ear|Nasal|Paediatric|Oral|Dusting|Mouth)\s)*(?:Tablet|Capsule|Syrup|Suspension|Drops|Injection|Gel|Cream|Ointment|Lotion|Sachet|Powder|Spray|Solution|Suppository|Inhaler|Infusion|Shampoo|Paint|Cartridge|Emulsion|Mouthwash|Toothpaste|Paste|Respules|Rotacaps))$/;
const RELEASE = /\s(SR|XR|CR|MR|XL|Retard)$/;
const STRENGTH = /\s(\d[\d.,]*\s?(?:mg|mcg|g|ml|M?IU|%)(?:\/(?:[\d.]+\s)?ml)?)$/;
/** Applied to the skin or the mouth; eyes, ears and nose are not among them. */
const TOPICAL =
  /^(?:Dusting |Oral |Mouth )*(?:Gel|Cream|Ointment|Lotion|Shampoo|Paint|Paste|Mouthwash)$/;

/** Things that are no medicine, by the beginning of their name: heading and rate. */
const ARTICLES: readonly (readonly [begins: RegExp, hsn: string])[] = [
  [/^(?:Absorbent Cotton|Sterile Gauze|Roller Bandage|Adhesive Bandage)/, '3005'],
  [/^(?:Disposable Syringe|Insulin Syringe|Infusion Set)/, '9018'],
];
const NO_MEDICINE = /^(?:Spacer|Surgical Spirit|Potassium Nitrate Toothpaste)/;
/** The last word of its name is not its form alone. */
const WATER = /^Sterile Water for Injection$/;
const VACCINE = /^(?:Tetanus Toxoid|Rabies Vaccine)/;
/**
 * Schedule H names their hormones, and Schedule K lets pills of the usual strengths be sold without
 * a prescription: their schedule is unknown here.
 */
const CONTRACEPTIVE = /Levonorgestrel/;

const named = (list: string): readonly string[] => list.trim().split(/,\s*/);
const LISTS = SCHEDULE_LISTS.map((list) => ({ ...list, names: new Set(named(list.substances)) }));
const SKIN = new Set(named(SKIN_STEROIDS.substances));

/** Reads generic name, strength and form of `Amoxicillin 500 mg + Clavulanic Acid 125 mg Tablet`. */
export function readFacts(composition: string): DrugFacts {
  const article = ARTICLES.find(([begins]) => begins.test(composition));
  if (article) return { ...NOTHING, ...taxed(article[1]) };
  if (NO_MEDICINE.test(composition)) return NOTHING;
  if (WATER.test(composition)) {
    return { ...NOTHING, generic: composition, form: 'Injection', ...taxed('3004') };
  }
  const form = FORM.exec(composition)?.[1] ?? null;
  const parts = (form === null ? composition : composition.slice(0, -form.length).trim())
    .split(' + ')
    .map(readPart);
  const release = parts.find((part) => part.release !== null)?.release;
  const strengths = parts.flatMap(({ strength }) => strength ?? []);
  const wholeForm = [form?.includes(release ?? '-') ? null : release, form]
    .filter(Boolean)
    .join(' ');
  return {
    generic: parts.map(({ name }) => name).join(' + '),
    form: wholeForm || null,
    strength: strengths.join(' + ') || null,
    schedule: scheduleOf(
      parts.map(({ name }) => name),
      form,
    ),
    ...taxOf(composition),
  };
}

const NOTHING: DrugFacts = {
  generic: null,
  form: null,
  strength: null,
  schedule: null,
  hsn: null,
  gst: null,
};

function readPart(text: string) {
  const strength = STRENGTH.exec(text)?.[1] ?? null;
  const rest = strength === null ? text : text.slice(0, -strength.length).trim();
  const release = RELEASE.exec(rest)?.[1] ?? null;
  return {
    name: release === null ? rest : rest.slice(0, -release.length).trim(),
    strength,
    release,
  };
}

/** The strictest of its substances. The schedules leave out preparations for the skin, so these are unknown here. */
function scheduleOf(names: readonly string[], form: string | null): DrugFacts['schedule'] {
  if (form !== null && TOPICAL.test(form)) {
    const { source } = SKIN_STEROIDS;
    return names.some((name) => SKIN.has(name)) ? { value: 'H', source } : null;
  }
  const list = LISTS.find((one) => names.some((name) => one.names.has(name)));
  return list ? { value: list.schedule, source: list.source } : null;
}

function taxOf(composition: string): Pick<DrugFacts, 'hsn' | 'gst'> {
  if (VACCINE.test(composition)) return taxed('3002');
  if (!CONTRACEPTIVE.test(composition)) return taxed('3004');
  return {
    hsn: { value: '3006', source: `${TARIFF} 3006` },
    gst: { value: 0, source: EXEMPTIONS },
  };
}

function taxed(hsn: string): Pick<DrugFacts, 'hsn' | 'gst'> {
  return { hsn: { value: hsn, source: `${TARIFF} ${hsn}` }, gst: { value: 5, source: RATES } };
}

/** The facts as the form would send them. */
export function factsOf(composition: string, pack: string) {
  const { generic, form, strength, schedule, hsn, gst } = readFacts(composition);
  return {
    generic_name: generic,
    form,
    strength,
    pack,
    schedule: schedule?.value ?? null,
    hsn: hsn?.value ?? null,
    gst_percent: gst?.value ?? null,
    gst_from: gst ? RATES_FROM : null,
  } satisfies Partial<DrugBody>;
}
