import { Button } from '@mantine/core';
import { getComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { may, type Role } from '#contract/kernel/roles.ts';
import {
  getDoctorQueue,
  getLatestVisit,
  getVisit,
  listQueue,
  moveVisit,
} from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { serverSaidOr } from '#web/lib/api/said-or.ts';
import { invalidate, useApiMutation } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { KeyHint } from '#web/ui/shortcuts/key-hint.tsx';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPlayerPlay } from '#web/ui/theme/icons.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { noteCalled } from './just-called.ts';

const SHOWN = [getDoctorQueue, listQueue, getVisit, getLatestVisit, getComplaint];

type StartVisitProps = {
  /** Absent while loading, or when there is none. */
  visit: Visit | undefined;
  onStarted?: (visit: Visit) => void;
  /** F9 starts too, as it completes and calls later. */
  hasKey?: boolean;
};

/** Whether the visit waits for this doctor, or for any. */
export const mayStart = (visit: Visit, { id, role }: { id: string; role: Role }): boolean =>
  may(role, 'consulting.see-patients') &&
  visit.status === 'waiting' &&
  (visit.doctor_id === null || visit.doctor_id === id);

/**
 * Starts the consultation of a chosen patient, out of the queue's order: for a doctor, on a waiting visit that is their
 * own or unassigned.
 */
export function StartVisit({ visit, onStarted, hasKey = false }: StartVisitProps) {
  const user = useCurrentUser();
  const { mutateAsync } = useApiMutation(moveVisit);
  const { run, pending } = useSingleFlight(async ({ id, doctor_id }: Visit) => {
    try {
      const body = { status: 'consulting', doctorId: user.id, seenDoctorId: doctor_id } as const;
      const started = await mutateAsync({ params: { id }, body });
      noteCalled(id);
      onStarted?.(started);
    } catch (error) {
      toast.error(serverSaidOr(error, QUEUE_MESSAGES.updateStatusFailed));
    }
    // After an error too: a colleague may have acted first.
    await invalidate(...SHOWN);
  });
  const isOffered = visit !== undefined && mayStart(visit, user);
  useShortcut('f9', {
    description: 'Start this patient',
    onPress: () => visit && void run(visit),
    enabled: hasKey && isOffered,
  });
  if (!isOffered) return null;
  return (
    <Button
      leftSection={<Icon of={IconPlayerPlay} />}
      loading={pending}
      // A double click's second click may arrive after the first has finished.
      onClick={({ detail }) => void (detail < 2 && run(visit))}
    >
      Start this patient {hasKey && <KeyHint keys="F9" />}
    </Button>
  );
}
