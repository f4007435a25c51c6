import { allergyWarnings, unreadAllergies } from './allergy.rules.ts';
import {
  type CheckedDrug,
  checkedDrug,
  drugsOnPrescription,
  type OrderedDrug,
} from './checked-drug.ts';
import { doseWarnings, unreadDoses } from './dose.rules.ts';
import { compositionOf } from './ingredients.rules.ts';
import { ageWarnings, pregnancyWarnings } from './person.rules.ts';
import { interactionWarnings, twiceWarnings } from './together.rules.ts';
import type { PatientChecks, SafetyWarning } from './warning.ts';

export type OrderToCheck = {
  readonly drugs: readonly OrderedDrug[];
  readonly prescription: string;
};

export type Findings = {
  /** Serious ones first, otherwise by id. */
  readonly warnings: readonly SafetyWarning[];
  /** Drugs of the order with an ingredient unknown to the tables. */
  readonly uncheckedIds: readonly string[];
  /** Prescription lines and allergies unknown to the tables, and doses that cannot be computed. */
  readonly unread: readonly string[];
};

/**
 * Checks an order by rules: allergies, duplicates, interactions (also with drugs the patient still
 * takes), dose and days, age, pregnancy. An unknown drug gives no warning and is listed as not
 * checked. Line order does not matter.
 */
export function checkOrder(order: OrderToCheck, patient: PatientChecks): Findings {
  const ordered = order.drugs.map(checkedDrug);
  const elsewhere = drugsOnPrescription(order.prescription);
  const written = [...ordered, ...elsewhere];
  const running: CheckedDrug[] = patient.running.map((drug) => ({
    ...compositionOf(drug.name, drug.description, drug.generic_name),
    name: drug.name,
    ordered: null,
    runsUntil: drug.until,
  }));
  const all = [...written, ...running];
  const allergies = patient.allergies ?? [];
  const warnings = [
    ...allergyWarnings(written, allergies),
    ...interactionWarnings(all),
    ...twiceWarnings(all, patient.today),
    ...doseWarnings(ordered, patient),
    ...ageWarnings(written, patient),
    ...pregnancyWarnings(written, patient),
  ];
  return {
    warnings: warnings.toSorted(byWeight),
    uncheckedIds: ordered.flatMap(({ isKnown, ordered: line }) =>
      isKnown || line === null ? [] : [line.drug_id],
    ),
    unread: [
      ...elsewhere.filter(({ isKnown }) => !isKnown).map(({ name }) => name),
      ...unreadDoses(ordered, elsewhere, patient),
      ...unreadAllergies(allergies).map((entry) => `allergy to ${entry}`),
    ],
  };
}

function byWeight(one: SafetyWarning, other: SafetyWarning): number {
  if (one.isSerious !== other.isSerious) return one.isSerious ? -1 : 1;
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
}
