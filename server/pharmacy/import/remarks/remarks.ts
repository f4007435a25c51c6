import { remarkKept, remarkNotKept } from '#contract/pharmacy/drug.messages.ts';
import type { DrugValues } from '../drug-values.ts';

/** The remarks of the rows of one drug, each with its batch where there are several rows; null without any. */
export function remarksOf(rows: readonly DrugValues[]): string | null {
  const said = rows.flatMap(({ remark, batch_no: batch }) => {
    if (remark === undefined) return [];
    return [rows.length > 1 && batch ? `${batch}: ${remark}` : remark];
  });
  return said.length === 0 ? null : said.join('; ');
}

/** The note of a preview on the remark of a row: whether it is kept. */
export function noteOfRemark(remark: string | undefined, isMoved: boolean): readonly string[] {
  if (remark === undefined) return [];
  return [isMoved ? remarkKept(remark) : remarkNotKept(remark)];
}
