import { z } from 'zod';
import { generateSuggestion } from '#contract/ai/ai.endpoints.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { ErrorBody } from '#contract/kernel/errors.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { openCall } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { ApiInput } from '#web/lib/api/api-input.ts';
import { readEvents } from '#web/lib/live/event-stream.ts';

const Delta = z.object({ text: z.string() });
const UNAVAILABLE = 503;

type Listening = { signal: AbortSignal; onText: (piece: string) => void };

/** Asks the assistant, and streams its answer. */
export async function askAssistant(
  input: ApiInput<typeof generateSuggestion>,
  { signal, onText }: Listening,
): Promise<EndpointReply<typeof generateSuggestion>> {
  const Answer = generateSuggestion.replies[200];
  const headers = { Accept: 'text/event-stream' };
  const response = await openCall(generateSuggestion, input, { signal, headers });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream || !response.body) return Answer.parse(await response.json());
  for await (const { event, data } of readEvents(response.body, () => undefined)) {
    const value: unknown = JSON.parse(data);
    if (event === 'delta') onText(Delta.parse(value).text);
    if (event === 'done') return Answer.parse(value);
    if (event === 'error') {
      const { message, code } = ErrorBody.parse(value);
      throw new ApiError({ status: UNAVAILABLE, code, message });
    }
  }
  throw new ApiError({ status: 0, code: 'network', message: MESSAGES.network });
}
