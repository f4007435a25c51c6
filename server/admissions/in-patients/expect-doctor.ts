import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { invalidField } from '../../platform/errors.ts';
import { isActiveDoctor } from '../../staff/index.ts';

/** Throws 400 unless the person is an active doctor of the clinic. */
export async function expectDoctor(tx: Tx, doctorId: string): Promise<void> {
  if (!(await isActiveDoctor(tx, doctorId))) throw invalidField('doctor_id', M.unknownDoctor);
}
