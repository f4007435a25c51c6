import { type DrugParts, drugParts } from './drug-parts.ts';

/**
 * Substances that are sold in India only for injection. Those with a tablet, capsule, syrup or
 * powder to swallow do not belong here, however rare it is: benzylpenicillin, vancomycin, colistin,
 * phytomenadione.
 */
const NAMES = [
  'cefazolin, cefepime, cefoperazone, cefotaxime, ceftazidime, ceftizoxime, ceftriaxone',
  'piperacillin, tazobactam, sulbactam, meropenem, ertapenem, imipenem, cilastatin, aztreonam',
  'amikacin, gentamicin, kanamycin, streptomycin, teicoplanin',
  'benzathine penicillin, procaine penicillin',
  'artesunate, arteether',
  'iron sucrose, ferric carboxymaltose, iron dextran, erythropoietin, darbepoetin, filgrastim',
  'enoxaparin, dalteparin, fondaparinux',
  'tetanus toxoid, tetanus immunoglobulin, human tetanus immunoglobulin',
  'rabies vaccine, anti rabies vaccine, rabies immunoglobulin, anti d immunoglobulin',
  'hepatitis b vaccine, hepatitis b immunoglobulin',
  'oxytocin, carboprost, hydroxyprogesterone caproate, nandrolone',
  'liraglutide, dulaglutide, teriparatide, denosumab, zoledronic acid',
  'ringer lactate',
];

let injected: ReadonlySet<string> | undefined;

/** Whether all substances of a drug are known to exist only for injection. */
export function isOnlyInjected({ substances }: DrugParts): boolean {
  injected ??= new Set(
    NAMES.flatMap((line) => line.split(', ')).flatMap((name) =>
      drugParts(name).substances.map(({ head }) => head),
    ),
  );
  const known = injected;
  return substances.length > 0 && substances.every(({ head }) => known.has(head));
}
