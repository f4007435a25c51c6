import { z } from 'zod';
import { type EndpointInput, mayCall } from '#contract/kernel/endpoint.ts';
import { VisitVitals, type VitalReading } from '#contract/vitals/vital-signs.ts';
import { getVisitVitals, recordVitals } from '#contract/vitals/vitals.endpoints.ts';
import { VITALS_MESSAGES as M } from '#contract/vitals/vitals.messages.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiError, messageOf } from '#web/lib/api/api-error.ts';
import { invalidate, putReply, useApi } from '#web/lib/api/use-api.ts';
import { newId } from '#web/lib/new-id.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/toast/toast.ts';

const Refused = z.object({ current: VisitVitals });

/** The vital signs of a visit, for people who may see them; follows what colleagues record. */
export function useVisitVitals(visitId: string) {
  const enabled = mayCall(getVisitVitals, useCurrentUser().role);
  return useApi(getVisitVitals, { params: { id: visitId } }, { live: true, enabled });
}

type NewReading = EndpointInput<typeof recordVitals>['body']['readings'][number];
type Standing = Pick<VitalReading, 'id' | 'kind' | 'value'>;

/** Saves readings; a refusal is a message, and resolves to false. */
export async function saveReadings(
  visitId: string,
  readings: readonly NewReading[],
): Promise<boolean> {
  const input = { params: { id: visitId } };
  try {
    const saved = await callApi(recordVitals, { ...input, body: { readings: [...readings] } });
    putReply(getVisitVitals, input, saved);
    return true;
  } catch (error) {
    const newer = error instanceof ApiError && Refused.safeParse(error.body).data?.current;
    if (newer) putReply(getVisitVitals, input, newer);
    else void invalidate(getVisitVitals);
    toast.error(messageOf(error));
    return false;
  }
}

/** Replaces a reading that was typed wrong. */
export function correctReading(
  visitId: string,
  { id, kind }: Standing,
  value: number,
): Promise<boolean> {
  return saveReadings(visitId, [{ id: newId(), kind, value, replaces: id }]);
}

/** Takes readings back, with Undo. */
export async function takeBackReadings(
  visitId: string,
  readings: readonly Standing[],
): Promise<void> {
  const gone = readings.map(({ id, kind }) => ({ id: newId(), kind, value: null, replaces: id }));
  if (!(await saveReadings(visitId, gone))) return;
  const putBack = readings.map(({ kind, value }, at) => ({
    ...{ id: newId(), kind, value },
    replaces: gone[at]?.id ?? null,
  }));
  toast.success(M.takenBack, {
    action: { label: 'Undo', onPress: () => void saveReadings(visitId, putBack) },
  });
}
