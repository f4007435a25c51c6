import { useEffect, useState } from 'react';
import type { ChildDose, DatedWeight } from '#contract/safety/child/child-dose.rules.ts';
import type { NamedDrug } from '#contract/safety/ingredients.rules.ts';
import { usePatientChecks } from './use-order-checks.ts';

type Rules = typeof import('#contract/safety/child/child-dose.rules.ts');

export type OfferedDose = ChildDose & {
  readonly weight: DatedWeight & { readonly isToday: boolean };
  /** The bottles of so many days; null where the pack is unknown. */
  readonly bottlesOf: (days: number) => number | null;
};

type Wanted = { readonly patientId: string | null; readonly orderId: string | undefined };

/**
 * The dose of a child for a row of an order: by the age, and by a weight of today or a recent one.
 * Null for adults, without a recent weight, and without a published dose.
 */
export function useChildDoses({ patientId, orderId }: Wanted) {
  const [rules, setRules] = useState<Rules | null>(null);
  const patient = usePatientChecks({ patientId, orderId });
  const { age, ageMonths, weight, today } = patient ?? {};
  const months = ageMonths ?? (age === null || age === undefined ? null : age * 12);
  const isWanted = months !== null && weight !== null && weight !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    // Without the rules no dose is offered.
    void import('#contract/safety/child/child-dose.rules.ts').then(
      (loaded) => isGone || setRules(loaded),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);

  return (drug: NamedDrug, directions: string): OfferedDose | null => {
    if (!rules || months === null || !weight) return null;
    const dose = rules.childDose(drug, { months, weight }, directions);
    return (
      dose && {
        ...dose,
        weight: { ...weight, isToday: weight.takenOn === today },
        bottlesOf: (days) => rules.bottlesFor(drug, dose.ml * dose.times * days),
      }
    );
  };
}
