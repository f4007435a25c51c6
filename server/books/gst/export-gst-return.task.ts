import type { DayRange } from '#contract/kernel/day-range.ts';
import type { ClinicActor } from '../../platform/actor.ts';
import type { TaskWork } from '../../platform/heavy/index.ts';
import { countedBy, writeWorkbook } from '../../platform/spreadsheet/workbook.ts';
import { gstSheets } from './gst-sheets.ts';
import { readGstReturn } from './read-gst-return.ts';

/** Writes the sheets of the offline tool. Without a GSTIN the place of supply stays empty. */
export const work: TaskWork<{ readonly range: DayRange; readonly actor: ClinicActor }> = async ({
  tx,
  input: { range, actor },
  file,
  tell,
}) => {
  const gst = await readGstReturn({ tx, actor }, { query: range });
  const { timeZone } = actor;
  await writeWorkbook(file, { timeZone, told: countedBy(tell), sheets: gstSheets(gst) });
};
