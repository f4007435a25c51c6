import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Admission } from '#contract/admissions/admission.ts';
import {
  editStay,
  listAdmissions,
  listInPatients,
} from '#contract/admissions/admissions.endpoints.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { notesInput, notesOf, StayNotesFields } from './stay-notes.fields.tsx';

type StayNotesModalProps = { stay: Admission; patientName: string; onClose: () => void };

/** Notes bed, doctor and reason of a stay; only what was changed is sent. */
export function StayNotesModal({ stay, patientName, onClose }: StayNotesModalProps) {
  const [notes, setNotes] = useState(() => notesOf(stay));
  const [failure, setFailure] = useState<string | null>(null);
  const edit = useApiMutation(editStay, {
    invalidates: [listInPatients, listAdmissions],
    onError: (error) => setFailure(error instanceof ApiError ? error.message : M.noteStayFailed),
    onSuccess: () => {
      toast.success(M.stayNoted);
      onClose();
    },
  });
  const save = (): void => {
    const before = Object.entries(notesInput(notesOf(stay)));
    const after = notesInput(notes);
    const changed = before.filter(([part, value]) => after[part as keyof typeof after] !== value);
    const body = Object.fromEntries(
      changed.map(([part]) => [part, after[part as keyof typeof after]]),
    );
    setFailure(null);
    edit.mutate({ params: { id: stay.id }, body });
  };
  return (
    <Dialog onClose={onClose} title={`Bed and doctor of ${patientName}`}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack gap="sm">
          <FormMessage error={failure} />
          <StayNotesFields notes={notes} onChange={setNotes} stay={stay} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton pending={edit.isPending}>Save</SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
