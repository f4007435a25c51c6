import { aDrug } from '#web/testing/builders/drugs.ts';
import { openToComplete } from '#web/testing/open-sheet.ts';
import type { FEW } from '#web/testing/pages/used-sheet.ts';

/** A drug to which the patient is allergic. */
export const AMOXICILLIN = aDrug({ name: 'Amoxicillin 500 mg Capsule', sellable_quantity: 100 });

/** A consultation whose one row asks something. */
export async function openAsking(drug: typeof FEW, typed: string) {
  const checks = { allergies: ['penicillin'] };
  const opened = await openToComplete({}, { drugs: [drug], checks });
  await opened.user.click(await opened.field('Add to the prescription'));
  await opened.user.paste(typed);
  await opened.region.findByText(/pieces/);
  await opened.user.keyboard('{Enter}');
  await opened.region.findByText(/^Not ordered yet/);
  return opened;
}
