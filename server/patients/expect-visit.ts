import { VISIT_SHEET_MESSAGES as M } from '#contract/visit-sheet/visit-sheet.messages.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { invalidField } from '../platform/errors.ts';

/** Throws 400 unless the visit is one of the patient's. */
export async function expectVisitOf(
  tx: Tx,
  { patientId, visitId }: { patientId: string; visitId: string },
): Promise<void> {
  const visit = await tx
    .selectFrom('visits')
    .where('id', '=', visitId)
    .where('patient_id', '=', patientId)
    .select('id')
    .executeTakeFirst();
  if (!visit) throw invalidField('visitId', M.otherPatient);
}
