import { aiResponseSaveError } from '#contract/ai/ai.messages.ts';
import type { AiOrigin } from '#contract/ai/ai-run.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { askAssistant } from './ask-assistant.ts';
import { readContext, requestBody } from './clinic-context.ts';
import type { Listening, Subject } from './converse.ts';
import type { Asked } from './question.ts';
import { settleAnswer } from './settle-answer.ts';

/** Streams the answer, stores it and carries it out; returns the correction that it needs. */
export async function answerQuestion(
  asked: Asked,
  subject: Subject,
  { signal, happen }: Listening,
): Promise<Asked | null> {
  const { query } = asked;
  const origin = originOf(asked);
  const about = { visitId: subject.visitId, query, ...subject.summary() };
  const context = await readContext(subject.patientId);
  let text = '';
  const onText = (piece: string): void => {
    text += piece;
    if (!signal.aborted) happen({ type: 'wrote', written: { query, text } });
  };
  const answer = await askAssistant(inputOf(asked, requestBody(context, about)), {
    signal,
    onText,
  });
  if (signal.aborted) return null;
  if (answer.run) subject.kept.put(answer.run);
  else await subject.kept.reread();
  happen({ type: 'ended' });
  void keepOnPatient(answer.suggestion, subject);
  if (!answer.run) return null;
  const asks = context.settings.askBeforeApplying;
  return settleAnswer(answer.run, { apply: subject.apply, signal, asks, origin });
}

const originOf = ({ origin, image }: Asked): AiOrigin => origin ?? (image ? 'image' : 'note');

function inputOf(asked: Asked, body: ReturnType<typeof requestBody>) {
  const { image, corrects, follows } = asked;
  const origin = originOf(asked);
  const links = { ...(follows && { follows }), ...(corrects && { corrects }) };
  return { body: { ...body, origin, ...links }, ...(image && { file: image }) };
}

async function keepOnPatient(suggestion: string, { patientId, role }: Subject): Promise<void> {
  if (!mayCall(updatePatient, role)) return;
  const input = { params: { id: patientId }, body: { ai_response: suggestion } };
  await callApi(updatePatient, input).catch((error: unknown) =>
    toast.error(aiResponseSaveError(messageOf(error))),
  );
}
