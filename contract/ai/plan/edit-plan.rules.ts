import { PRESCRIPTION_LABEL } from '../../pharmacy/bought-elsewhere.ts';
import type { Change, ChangeRow, Plan } from './planned.ts';
import { lineText } from './planned-lines.rules.ts';

type ChangePlan = Extract<Plan, { kind: 'change' }>;

const DETAILS = { Name: 'name', Age: 'age', Phone: 'phone' } as const;

/**
 * Applies a person's edits to a proposal: rows of unchanged fields keep their text, the others show
 * the edited value.
 */
export function editedPlan(plan: ChangePlan, change: Change): ChangePlan {
  return { ...plan, change, rows: rowsOf(plan, change) };
}

/** Whether an edited proposal still concerns the same record. */
export function isSameAim(planned: Change, edited: Change): boolean {
  return JSON.stringify(aimOf(planned)) === JSON.stringify(aimOf(edited));
}

function aimOf(change: Change): readonly unknown[] {
  const { type } = change;
  if ('orderId' in change) return [type, change.orderId, 'status' in change ? change.status : null];
  if ('patientId' in change) return [type, change.patientId];
  return [type, 'visitId' in change ? change.visitId : null];
}

function rowsOf({ rows }: ChangePlan, change: Change): readonly ChangeRow[] {
  const before = rows[0]?.before ?? '';
  switch (change.type) {
    case 'create-pharmacy-order':
    case 'edit-pharmacy-order': {
      const old = rows.find(({ label }) => label === PRESCRIPTION_LABEL)?.before ?? '';
      return [
        ...rows.filter(({ after, label }) => after === '' && label === 'Medication'),
        ...change.lines.map((line) => ({
          label: 'Medication',
          before: rows.find(({ after }) => after.startsWith(line.name))?.before ?? '',
          after: lineText(line),
        })),
        ...(change.prescription
          ? [{ label: PRESCRIPTION_LABEL, before: old, after: change.prescription }]
          : []),
        ...rows.filter(({ label }) => label === 'Status'),
      ];
    }
    case 'create-lab-order':
    case 'edit-lab-order':
      return [
        { label: 'Tests', before, after: change.tests.map(({ name }) => name).join(', ') },
        ...rows.filter(({ label }) => label === 'Status'),
      ];
    case 'update-patient':
      return rows.map((row) => {
        const key = row.label in DETAILS ? DETAILS[row.label as keyof typeof DETAILS] : undefined;
        const now = key && change.details[key];
        return { ...row, after: now === undefined || now === null ? row.after : String(now) };
      });
    case 'add-complaint':
      return [{ label: 'Complaints history', before: '', after: change.complaint }];
    case 'save-summary':
      return [{ label: 'Case summary', before, after: change.summary }];
    case 'save-memory':
      return [{ label: 'AI memory', before, after: change.memory }];
    case 'delete-pharmacy-order':
      return rows;
  }
}
