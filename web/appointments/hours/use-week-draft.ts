import { useState } from 'react';
import type { Appointment } from '#contract/appointments/appointment.ts';
import { listAppointments } from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import type { DoctorHours } from '#contract/appointments/doctor-hours.ts';
import { listDoctorHours, previewHours, saveWeek } from '#contract/appointments/hours.endpoints.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { draftOf, readDraft, type WeekDraft } from './week-draft.ts';

/**
 * The draft of a week. When a change touches booked patients, the first `send` lists them and the
 * second saves.
 */
export function useWeekDraft(hours: DoctorHours) {
  const { doctorId, version } = hours;
  const [draft, setDraft] = useState(() => draftOf(hours));
  const [touched, setTouched] = useState<readonly Appointment[]>([]);
  const [error, setError] = useState<string | null>(null);
  const params = { id: doctorId };
  const onError = ({ message }: { message: string }) => setError(message);
  const preview = useApiMutation(previewHours, { onError });
  const save = useApiMutation(saveWeek, {
    invalidates: [listDoctorHours, listAppointments],
    onError,
    onSuccess: () => toast.success(M.hoursSaved),
  });
  const change = (next: WeekDraft) => {
    setDraft(next);
    setTouched([]);
    setError(null);
  };
  const send = async () => {
    const { body, error: wrong } = readDraft(draft, version);
    setError(wrong);
    if (!body || preview.isPending || save.isPending) return;
    if (touched.length === 0) {
      const found = await preview.mutateAsync({ params, body: { week: body } });
      setTouched(found.touched);
      if (found.touched.length > 0) return;
    }
    await save.mutateAsync({ params, body });
  };

  const pending = preview.isPending || save.isPending;
  return { draft, change, send, touched, error, pending };
}
