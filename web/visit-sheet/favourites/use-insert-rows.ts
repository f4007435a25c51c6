import { useEffect } from 'react';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useLoaded } from '#web/lib/use-loaded.ts';
import { useStable } from '#web/lib/use-stable.ts';
import { toast, withdrawToasts } from '#web/ui/toast/toast.ts';
import type { SheetEditor } from '../saving/use-sheet-editor.ts';
import { type Added, insertRows, removeAdded } from './insert-rows.ts';
import { countsOf, type SheetRows } from './sheet-rows.ts';

/** The toasts whose Undo belongs to the shown sheet. */
const ABOUT = 'inserted-rows';

/** The parts that a closed note does not take. */
const NO_NOTE = { diagnoses: [], advice: '', followUpDays: null } as const;
const CLOSED = 'The note is closed: its diagnoses, advice and follow-up stay as they are.';
const hasNote = ({ diagnoses, advice, followUpDays }: SheetRows): boolean =>
  diagnoses.length > 0 || advice.trim() !== '' || followUpDays !== null;

/** Inserts rows into the sheet in one act, with Undo; undefined while the clinic's lists load. */
export function useInsertRows({
  sheet,
  draft,
  change,
  drugs,
}: Pick<SheetEditor, 'sheet' | 'draft' | 'change' | 'drugs'>) {
  const mayOrderTests = mayCall(listLabTests, useCurrentUser().role);
  const tests = useApi(listLabTests, {}, { enabled: mayOrderTests });
  const isSameDrug = useSameDrug();
  // Undo of another patient's rows must not stay.
  useEffect(() => () => withdrawToasts(ABOUT), []);

  const undo = useStable((added: Added) => change(removeAdded(draft, added)));
  const insert = useStable((title: string, rows: SheetRows): void => {
    if (!drugs) return;
    const stocked = { drugs, tests: tests.data ?? [], isSameDrug, today: clinicToday() };
    const open = sheet.closed ? { ...rows, ...NO_NOTE } : rows;
    const { draft: next, added, said: named } = insertRows(draft, open, stocked);
    const said = sheet.closed && hasNote(rows) ? [...named, CLOSED] : named;
    change(next);
    const what = countsOf(added);
    toast.success([`${title}: ${what || 'nothing new'}.`, ...said].join(' '), {
      about: ABOUT,
      // Stays until it is read: something is not as it was.
      stays: said.length > 0,
      ...(what !== '' && { action: { label: 'Undo', onPress: () => undo(added) } }),
    });
  });
  const isLoading = drugs === undefined || (mayOrderTests && !tests.data && !tests.error);
  return isLoading ? undefined : insert;
}
export type InsertRows = NonNullable<ReturnType<typeof useInsertRows>>;

const loadRules = () => import('#contract/ai/matching/differences.rules.ts');

/**
 * Whether a drug's new name means the same drug. The rules with their tables load after the page;
 * until then, every other name is another drug.
 */
function useSameDrug(): (before: string, now: string) => boolean {
  const rules = useLoaded(loadRules);
  return (before, now) => typeof rules !== 'string' && rules.differenceOf(before, now) === null;
}
