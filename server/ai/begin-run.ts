import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import { type AiOrigin, OFFLINE_SOURCE, type SuggestionBody } from '#contract/ai/ai-run.ts';
import type { AssistantSettings } from '../platform/assistant-settings.ts';
import { nextNumber } from '../platform/db/counters.ts';
import { invalidField, Refusal } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { findPreviousRun, findVisit, insertRun } from './ai-run.store.ts';
import { PROMPT_VERSION } from './prompt/prompt.ts';
import { storable } from './storable.ts';

const RETRY_SECONDS = 3_600;

/**
 * Keeps that somebody asks. A clinic that has used its day's requests to the model is refused (429),
 * and a visit that is not there is a 400. Answers the run's id and the visit's summary.
 */
export async function beginRun(
  scope: ClinicScope,
  { recordId, follows, corrects, query, ...body }: SuggestionBody,
  { model, dailyLimit, hasImage }: AssistantSettings & { readonly hasImage: boolean },
): Promise<{ runId: string; caseSummary: string }> {
  const { tx, actor, now } = scope;
  const visit = recordId ? await findVisit(tx, recordId) : undefined;
  if (recordId && !visit) throw invalidField('recordId', M.recordIdMissing);
  if (model) {
    const counter = { clinicId: actor.clinicId, name: `ai-requests-${scope.today}` };
    const used = await nextNumber(tx, counter);
    // The refusal takes the number back.
    if (used > dailyLimit) {
      throw new Refusal('too_many', M.dailyLimit, { retryAfter: RETRY_SECONDS });
    }
  }
  const previousRunId = corrects ?? follows;
  const previous = previousRunId ? await findPreviousRun(tx, previousRunId) : undefined;
  if (previousRunId && (!previous || previous.visit_id !== (recordId ?? null))) {
    throw invalidField(corrects ? 'corrects' : 'follows', M.unknownRun);
  }
  const origin = originOf({ asked: body.origin, hasImage, previous: previous?.origin });
  const runId = scope.newId();
  await insertRun(tx, {
    id: runId,
    clinicId: actor.clinicId,
    userId: actor.id,
    at: now,
    visitId: recordId,
    source: model?.name ?? OFFLINE_SOURCE,
    promptVersion: PROMPT_VERSION,
    query: storable(query),
    origin,
    previousRunId,
    isCorrection: corrects !== undefined,
  });
  scope.changed('ai-runs', runId);
  return { runId, caseSummary: visit?.case_summary ?? '' };
}

type Origins = {
  readonly asked: AiOrigin | undefined;
  readonly hasImage: boolean;
  readonly previous: AiOrigin | undefined;
};

/** What goes on from an answer about a report is about the report too, whatever it says itself. */
function originOf({ asked = 'note', hasImage, previous = 'note' }: Origins): AiOrigin {
  if (hasImage) return 'image';
  return asked === 'note' ? previous : asked;
}
