import { z } from 'zod';
import { draftNames } from '#web/lib/session/drafts.ts';
import { offerLeft } from '#web/lib/session/live-tabs.ts';
import { findTabDraft } from '#web/lib/session/tab-drafts.ts';
import { toast, withdrawToasts } from '#web/ui/toast/toast.ts';
import { correctionName } from './correction-name.ts';
import { editedPatientId, editPatient, watchEditPatient } from './edit-patient-store.ts';

const PREFIX = correctionName('');
const Left = z.object({ before: z.object({ name: z.string() }) });

/** The patients with an edit that a closed page left neither saved nor cancelled. */
function leftEdits(): { id: string; name: string }[] {
  const ids = draftNames().flatMap((name) =>
    name.startsWith(PREFIX) ? [name.slice(PREFIX.length).split('@')[0] ?? ''] : [],
  );
  return [...new Set(ids)].flatMap((id) => {
    const left = findTabDraft(correctionName(id), (draft) => Left.safeParse(draft).data);
    return left ? [{ id, name: left.value.before.name }] : [];
  });
}

/**
 * Offers to open each edit that was left, until it is opened or the returned function is called: no name
 * of a patient may stand on the screen after signing out.
 */
export function offerLeftEdits(): () => void {
  let offered: readonly string[] = [];
  const withdraw = (id: string): void => withdrawToasts(correctionName(id));
  const stopWatching = watchEditPatient(() => {
    const id = editedPatientId();
    if (id !== null) withdraw(id);
  });
  const stopOffering = offerLeft(() => {
    for (const id of offered) withdraw(id);
    const left = leftEdits();
    offered = left.map(({ id }) => id);
    for (const { id, name } of left) {
      const action = { label: 'Open', onPress: () => editPatient(id) };
      const about = correctionName(id);
      toast.info(`Changes of ${name} were not saved.`, { action, about, stays: true });
    }
  });
  return () => {
    stopWatching();
    stopOffering();
    for (const id of offered) withdraw(id);
  };
}
