import { v5 as idFor } from 'uuid';
import { VITAL_SIGNS } from '#contract/vitals/vital-signs.ts';
import type { Row } from '../book.ts';
import { DAY, dayOf } from '../calendar.ts';
import type { World } from '../world.ts';

/** Days until the follow-up, by token: no random number, which would change the rest of the demo. */
const FOLLOW_UPS = [3, null, 7, null, 5, 14, null] as const;

/** Writes the sheet of a visit: its diagnosis is the beginning of the summary, its advice the second sentence. */
export function writeSheet(
  { book, clinicId }: World,
  moment: Date,
  { row, doctorId }: { row: Row<'visits'>; doctorId: string },
): void {
  const [diagnosis = '', ...advice] = (row.case_summary ?? '').split(/\. ?/);
  const visit = { clinic_id: clinicId, visit_id: row.id };
  const returns = FOLLOW_UPS[row.token_no % FOLLOW_UPS.length] ?? null;
  book.add('visit_sheets', {
    ...visit,
    version: 1,
    advice: advice.join('. ').trim(),
    follow_up_on: returns === null ? null : dayOf(new Date(moment.getTime() + returns * DAY)).date,
    updated_at: moment,
    updated_by: doctorId,
  });
  takeVitals({ book, clinicId }, row);
  book.add('visit_diagnoses', {
    ...visit,
    position: 0,
    name: diagnosis.split(',')[0] || 'Under observation',
    noted_at: moment,
    noted_by: doctorId,
  });
}

/** Values by token: no random number, which would change the rest of the demo. */
function takeVitals(
  { book, clinicId }: Pick<World, 'book' | 'clinicId'>,
  row: Row<'visits'>,
): void {
  const by = row.created_by;
  const step = row.token_no % 7;
  const taken = { visit_id: row.id, patient_id: row.patient_id, taken_by: by, replaces: null };
  for (const [kind, value] of [
    ['pulse', 74 + step * 3],
    ['temperature', 98 + step * 0.4],
    ['spo2', 99 - (step % 4)],
  ] as const) {
    book.add('vital_readings', {
      ...{ clinic_id: clinicId, ...taken, kind, unit: VITAL_SIGNS[kind].unit },
      id: idFor(kind, row.id),
      value: value.toFixed(1),
      taken_at: row.created_at,
    });
  }
}
