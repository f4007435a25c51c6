import type { generateSuggestion as endpoint } from '#contract/ai/ai.endpoints.ts';
import { OFFLINE_SOURCE } from '#contract/ai/ai-run.ts';
import { MODEL_MESSAGES } from '#contract/ai/model.messages.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { storable } from '#contract/kernel/storable.ts';
import { Refusal } from '../platform/errors.ts';
import type { StreamedCall } from '../platform/http/streamed-route.ts';
import { hasWithdrawn } from '../privacy/index.ts';
import { readRun, recordProposals } from '../proposals/index.ts';
import { endRun, type RunEnd } from './ai-run.store.ts';
import { answerOffline, readLists } from './answer-offline.ts';
import { beginRun } from './begin-run.ts';
import { checkedImage } from './checked-image.ts';
import type { ModelAnswer } from './model.ts';
import { assistantOf } from './model-access.ts';
import { buildPrompt } from './prompt/prompt.ts';

/**
 * Answers a note or a question with the configured model. Answers by rules when no model is
 * configured or the patient has withdrawn consent to it. No transaction is open while the model
 * writes. The request and its outcome are always stored.
 */
export async function generateSuggestion(
  call: StreamedCall,
  { body, file }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const image = file && checkedImage(file);
  const begun = await call.transact(async (scope) => {
    const settings = await assistantOf(scope, call.services);
    const isRefused =
      body.visitId !== undefined &&
      (await hasWithdrawn(scope.tx, { visitId: body.visitId, purpose: 'ai_model' }));
    const assistant = isRefused ? { ...settings, model: null } : settings;
    const run = await beginRun(scope, body, { ...assistant, hasImage: image !== undefined });
    return { ...run, assistant, lists: assistant.model ? undefined : await readLists(scope) };
  });
  const { runId, conversation, lists, assistant } = begun;
  const { model } = assistant;
  const end = (how: RunEnd) => call.transact((scope) => endRun(scope, runId, how));
  let written = '';
  let answer: ModelAnswer;
  try {
    answer = model
      ? await (await loadModel()).askModel(
          { ...assistant, model },
          {
            prompt: buildPrompt(body, conversation),
            image,
            signal: call.signal,
            onText: (text) => {
              written += text;
              call.send('delta', { text });
            },
          },
        )
      : offline(answerOffline(body, { ...begun, lists: lists ?? NO_LISTS, hasImage: !!image }));
  } catch (error) {
    const failure = error instanceof Refusal ? error.message : MODEL_MESSAGES.failed;
    const proposal = storable(written) || null;
    await end(
      call.signal.aborted
        ? { status: 'cancelled', proposal }
        : { status: 'failed', failure, proposal },
    );
    throw error;
  }
  const suggestion = storable(answer.text);
  const answered = { ...answer, status: 'answered', proposal: suggestion } as const;
  const reply = { suggestion, source: model?.name ?? OFFLINE_SOURCE, runId };
  if (!body.visitId) {
    await end(answered);
    return reply;
  }
  try {
    // One transaction, so that other screens never see an answer without its proposals.
    const run = await call.transact(async (scope) => {
      await endRun(scope, runId, answered);
      await recordProposals(scope, runId, suggestion);
      return readRun(scope, runId);
    });
    return { ...reply, run };
  } catch (error) {
    await end(answered);
    throw error;
  }
}

/** The client for models is large, and most servers have none. */
const loadModel = () => import('./model.ts');

const NO_LISTS = { drugs: [], tests: [], clinicMemory: '' };
const offline = (text: string): ModelAnswer => ({ text, inputTokens: null, outputTokens: null });
