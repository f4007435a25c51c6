import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import { type AiOrigin, OFFLINE_SOURCE, type SuggestionBody } from '#contract/ai/ai-run.ts';
import { MODEL_MESSAGES } from '#contract/ai/model.messages.ts';
import { VISIT_WIRE_NAMES } from '#contract/consultation/visit-note.ts';
import { storable } from '#contract/kernel/storable.ts';
import type { AssistantSettings } from '../platform/assistant-settings.ts';
import { nextNumber } from '../platform/db/number-series.ts';
import { invalidField, Refusal } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { findPreviousRun, findVisit, insertRun } from './ai-run.store.ts';
import { PROMPT_VERSION } from './prompt/prompt.ts';
import type { Turn } from './prompt/turns.ts';
import { readConversation } from './read-conversation.ts';

const RETRY_SECONDS = 3_600;

type Begun = {
  readonly runId: string;
  readonly caseSummary: string;
  /** The name from the visit, or else from the request. */
  readonly patientName: string | undefined;
  readonly conversation: readonly Turn[];
};

/**
 * Records the request. Refuses with 429 when the clinic has used its model requests for the day,
 * and with 400 when the visit does not exist. Returns the run's id, the visit's summary and, when
 * the request continues an answer, the earlier turns.
 */
export async function beginRun(
  scope: ClinicScope,
  { visitId, follows, corrects, query, ...body }: SuggestionBody,
  { model, dailyLimit, hasImage }: AssistantSettings & { readonly hasImage: boolean },
): Promise<Begun> {
  const { tx, actor, now } = scope;
  const visit = visitId ? await findVisit(tx, visitId) : undefined;
  if (visitId && !visit) throw invalidField(VISIT_WIRE_NAMES.visitId, M.visitIdMissing);
  if (model) {
    const series = { clinicId: actor.clinicId, name: `ai-requests-${scope.today}` };
    const used = await nextNumber(tx, series);
    // Throwing rolls back the increment.
    if (used > dailyLimit) {
      throw new Refusal('too_many', MODEL_MESSAGES.dailyLimit, { retryAfter: RETRY_SECONDS });
    }
  }
  const previousRunId = corrects ?? follows;
  const previous = previousRunId ? await findPreviousRun(tx, previousRunId) : undefined;
  if (previousRunId && (!previous || previous.visit_id !== (visitId ?? null))) {
    throw invalidField(corrects ? 'corrects' : 'follows', M.unknownRun);
  }
  const origin = originOf({ asked: body.origin, hasImage, previous: previous?.origin });
  const runId = scope.newId();
  await insertRun(tx, {
    id: runId,
    clinicId: actor.clinicId,
    userId: actor.id,
    at: now,
    visitId,
    source: model?.name ?? OFFLINE_SOURCE,
    promptVersion: PROMPT_VERSION,
    query: storable(query),
    origin,
    previousRunId,
    isCorrection: corrects !== undefined,
  });
  scope.changed('ai-runs', runId);
  const conversation = previous ? await readConversation(scope, previous) : [];
  const { case_summary: caseSummary = '', patient_name: patientName = body.patientName } =
    visit ?? {};
  return { runId, caseSummary, patientName, conversation };
}

type Origins = {
  readonly asked: AiOrigin | undefined;
  readonly hasImage: boolean;
  readonly previous: AiOrigin | undefined;
};

/** A request that continues an answer about a report counts as being about the report too. */
function originOf({ asked = 'note', hasImage, previous = 'note' }: Origins): AiOrigin {
  if (hasImage) return 'image';
  return asked === 'note' ? previous : asked;
}
