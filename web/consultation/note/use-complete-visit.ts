import type { RefObject } from 'react';
import { getComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { may } from '#contract/kernel/roles.ts';
import {
  callNext,
  completeVisit,
  getDoctorQueue,
  getVisit,
  listQueue,
} from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { sayUnread, type useConversation } from '#web/ai/index.ts';
import { serverSaidOr } from '#web/lib/api/said-or.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { isJustCalled, mayStart, noteCalled, useSayCompleted } from '#web/queue/index.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { keepPending } from '#web/ui/keep-pending.ts';
import { toast } from '#web/ui/toast/toast.ts';
import type { SheetHandle } from '#web/visit-sheet/index.ts';

type CompleteOptions = {
  visit: Visit | undefined;
  /** Saves the note, first: a visit is never completed while its text is unsaved. */
  save: () => Promise<boolean>;
  /** Saves the sheet, after it. */
  sheet: RefObject<SheetHandle | null>;
  /** Applies or leaves out the assistant's proposals first. */
  settle: ReturnType<typeof useConversation>['settleWaiting'];
  onCompleted: () => void;
  /** Opens a consultation: of the patient who was called, or again. */
  onOpen: (visitId: string) => void;
};

/** Calls the next patient, with or without completing this one. */
export type GoOn = {
  label: string;
  press: () => void;
  /** The key, which does nothing for a moment after the visit was started or called by it. */
  pressKey: () => void;
};

function nextStep(
  visit: Visit | undefined,
  completeAndCall: (() => void) | undefined,
  callOnly: (() => void) | undefined,
): GoOn | undefined {
  const press = completeAndCall ?? callOnly;
  if (!visit || !press) return undefined;
  const pressKey = (): void => {
    if (!isJustCalled(visit.id)) press();
  };
  return { label: completeAndCall ? 'Complete and call next' : 'Call next', press, pressKey };
}

/** Completes the consultation from its note, a doctor their own, an admin any; and calls the next patient. */
export function useCompleteVisit(options: CompleteOptions) {
  const { visit, save, sheet, settle, onCompleted, onOpen } = options;
  const user = useCurrentUser();
  const completion = useApiMutation(completeVisit, {
    invalidates: [getVisit, getDoctorQueue, listQueue, getComplaint],
  });
  const sayCompleted = useSayCompleted();
  const call = useApiMutation(callNext, { invalidates: [getVisit, getDoctorQueue, listQueue] });
  const isMine = may(user.role, 'consulting.act-for-others') || visit?.doctor_id === user.id;
  const isPossible = visit?.status === 'consulting' && isMine && mayCall(completeVisit, user.role);

  /** The next patient; null when none waits, or another consultation runs. */
  const callWaiting = async (): Promise<string | null> => {
    try {
      const { id } = await call.mutateAsync({});
      noteCalled(id);
      return id;
    } catch (error) {
      toast.error(serverSaidOr(error, QUEUE_MESSAGES.callNextFailed));
      return null;
    }
  };

  const { run, pending } = useSingleFlight(async (id: string, goesOn: boolean) => {
    const isSaved = (await save()) && (await (sheet.current?.save() ?? true));
    const settled = isSaved ? await settle() : 'back';
    if (settled === 'back') return;
    if (settled === 'ordered') sheet.current?.sayOutOfDate();
    try {
      await completion.mutateAsync({ params: { id } });
      const putBack = sheet.current?.forget();
      const reopen = (): void => {
        putBack?.();
        onOpen(id);
      };
      if (settled === 'unread') sayUnread(() => onOpen(id));
      const next = goesOn ? await callWaiting() : null;
      // With the next patient called, the visit cannot be reopened: a doctor has one consultation at a time.
      sayCompleted(id, next === null ? reopen : undefined);
      if (next === null) onCompleted();
      else onOpen(next);
      // Pending until the next page is shown: a second click would be refused.
      await keepPending();
    } catch (error) {
      toast.error(serverSaidOr(error, QUEUE_MESSAGES.completeFailed));
    }
  });
  const calling = useSingleFlight(async () => {
    if (!(await save()) || !(await (sheet.current?.saveTaken() ?? true))) return;
    const next = await callWaiting();
    if (next === null) return;
    onOpen(next);
    await keepPending();
  });
  const complete = isPossible ? (): void => void run(visit.id, false) : undefined;
  const completeAndCall = isPossible ? (): void => void run(visit.id, true) : undefined;
  // One that waits is started first, by "Start this patient".
  const callOnly = visit && !mayStart(visit, user) ? (): void => void calling.run() : undefined;
  const isCalled = mayCall(callNext, user.role);
  return {
    complete,
    /** Opens the next patient's consultation, once this one is completed. */
    goOn: isCalled ? nextStep(visit, completeAndCall, callOnly) : undefined,
    isCompleting: pending || calling.pending,
  };
}
