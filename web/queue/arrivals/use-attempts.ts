import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { operationFailed } from '#contract/queue/queue.messages.ts';
import { ApiError, leftNoTrace, messageOf, serverMessage } from '#web/lib/api/api-error.ts';
import { showRefusal } from '#web/lib/api/form-errors.ts';
import { openVisitIdOf } from '../visit/open-visit-id.ts';
import type { AddToQueueValues } from './add-to-queue.values.ts';
import type { Missed } from './check-in-booked.ts';

/** Why a patient could not be queued; with the already open visit, if that is the reason. */
export type QueueRefusal = { message: string; openVisitId: string | undefined };

/** The texts for an error without a server message, and for an unreadable reply. */
export type Words = { readonly failed: string; readonly unreadable: string };

/** The text of an error. */
export function saidOf(error: unknown, { failed, unreadable }: Words): string {
  if (!(error instanceof ApiError)) return messageOf(error);
  if (error.code === 'invalid_reply') return unreadable;
  return error.status === 0 ? error.message : (serverMessage(error.body) ?? failed);
}

/** Steps of an arrival whose errors the form shows: each returns null after an error. */
export function useAttempts(form: UseFormReturnType<AddToQueueValues>) {
  const [refusal, setRefusal] = useState<QueueRefusal | null>(null);

  async function attempt<T>(
    words: Words,
    work: () => Promise<T>,
    missed: Missed | null = null,
  ): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      const openVisitId = error instanceof ApiError ? openVisitIdOf(error) : undefined;
      // The reason why the booking cannot take the open visit helps more than that there is one.
      const why = openVisitId && missed && leftNoTrace(missed.error) ? missed.error : error;
      const message = showRefusal(form, error, operationFailed(saidOf(why, words)));
      if (message) setRefusal({ message, openVisitId });
      return null;
    }
  }

  return { attempt, refusal, forget: () => setRefusal(null) };
}
