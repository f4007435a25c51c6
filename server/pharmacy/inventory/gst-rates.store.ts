import { basisPointsOf, inPercent } from '#contract/kernel/numbers/percent.ts';
import type { DrugBody } from '#contract/pharmacy/drug.ts';
import type { ClinicScope } from '../../platform/scope.ts';

/** 500 basis points are 5 %. */
export function percentOf(basisPoints: number | null): number | null {
  return basisPoints === null ? null : inPercent(basisPoints);
}

/** A drug's GST as a body has it; without a rate nothing is written. */
export type GivenGst = Pick<DrugBody, 'gst_percent' | 'gst_from'> & { readonly id: string };

/** The rate of a drug is not known from this day on. Sales before it keep theirs. */
export async function clearGstRate(
  { tx, actor, now }: ClinicScope,
  drug: { readonly id: string; readonly from: string },
): Promise<void> {
  const changed = { basis_points: null, updated_at: now, updated_by: actor.id };
  await tx
    .insertInto('drug_gst_rates')
    .values({ clinic_id: actor.clinicId, drug_id: drug.id, from_day: drug.from, ...changed })
    .onConflict((same) => same.columns(['clinic_id', 'drug_id', 'from_day']).doUpdateSet(changed))
    .execute();
}

/**
 * Writes the rate of each drug from its day on, or from today. A rate of the same day is replaced;
 * without a given rate nothing is written.
 */
export async function setGstRates(scope: ClinicScope, drugs: readonly GivenGst[]): Promise<void> {
  const { tx, actor, now, today } = scope;
  const rates = drugs.flatMap(({ id, gst_percent: percent, gst_from: from }) =>
    percent == null
      ? []
      : [
          {
            clinic_id: actor.clinicId,
            drug_id: id,
            from_day: from ?? today,
            basis_points: basisPointsOf(percent),
            updated_at: now,
            updated_by: actor.id,
          },
        ],
  );
  if (rates.length === 0) return;
  await tx
    .insertInto('drug_gst_rates')
    .values(rates)
    .onConflict((same) =>
      same.columns(['clinic_id', 'drug_id', 'from_day']).doUpdateSet((eb) => ({
        basis_points: eb.ref('excluded.basis_points'),
        updated_at: now,
        updated_by: actor.id,
      })),
    )
    .execute();
}
