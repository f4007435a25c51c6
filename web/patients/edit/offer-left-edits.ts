import { z } from 'zod';
import { draftNames } from '#web/lib/session/drafts.ts';
import { meetTabs } from '#web/lib/session/live-tabs.ts';
import { findTabDraft } from '#web/lib/session/tab-drafts.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { correctionName } from './correction-name.ts';
import { editPatient } from './edit-patient-store.ts';

const PREFIX = correctionName('');
const Left = z.object({ before: z.object({ name: z.string() }) });

/** Offers to open each edit of a patient that a closed page left neither saved nor cancelled. */
export async function offerLeftEdits(): Promise<void> {
  await meetTabs();
  const ids = draftNames().flatMap((name) =>
    name.startsWith(PREFIX) ? [name.slice(PREFIX.length).split('@')[0] ?? ''] : [],
  );
  for (const id of new Set(ids)) {
    const left = findTabDraft(correctionName(id), (draft) => Left.safeParse(draft).data);
    if (left === null) continue;
    toast.info(`Changes of ${left.value.before.name} were not saved.`, {
      action: { label: 'Open', onPress: () => editPatient(id) },
      stays: true,
    });
  }
}
