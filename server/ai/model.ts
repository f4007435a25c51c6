import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  extractReasoningMiddleware,
  InvalidResponseDataError,
  JSONParseError,
  streamText,
  TypeValidationError,
  wrapLanguageModel,
} from 'ai';
import { MODEL_MESSAGES } from '#contract/ai/model.messages.ts';
import type { AssistantSettings, ModelTimeouts } from '../platform/assistant-settings.ts';
import { Refusal } from '../platform/errors.ts';
import type { Prompt } from './prompt/prompt.ts';

export type ModelAnswer = {
  readonly text: string;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
};
type ModelCall = {
  readonly prompt: Prompt;
  readonly image: { readonly type: string; readonly bytes: Uint8Array } | undefined;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
  readonly onText: (piece: string) => void;
};

/**
 * Calls the configured model and yields its answer as it is written. Every failure becomes a 503
 * with a message of the catalogue, which contains nothing of the request or of the provider's text.
 */
export async function askModel(
  { model, timeouts }: AssistantSettings & { model: NonNullable<AssistantSettings['model']> },
  { prompt, image, signal, onText }: ModelCall,
): Promise<ModelAnswer> {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: model.baseUrl,
    includeUsage: true,
    ...(model.apiKey !== undefined && { apiKey: model.apiKey }),
  });
  const watch = watchTime(timeouts);
  const result = streamText({
    // Self-hosted model servers often leave the reasoning in the answer.
    model: wrapLanguageModel({
      model: provider(model.name),
      middleware: extractReasoningMiddleware({ tagName: 'think' }),
    }),
    instructions: prompt.instructions,
    messages: [
      ...prompt.earlier.map(({ role, text: content }) => ({ role, content })),
      {
        role: 'user',
        content: [
          { type: 'text', text: prompt.question },
          ...(image ? [{ type: 'file' as const, data: image.bytes, mediaType: image.type }] : []),
        ],
      },
    ],
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, watch.signal]),
    // The stream below reports every failure; by default the library also writes it to the console.
    onError: () => undefined,
  });
  let text = '';
  const calls: ToolCall[] = [];
  let length = 0;
  const heard = (piece: string): void => {
    watch.heard();
    length += piece.length;
    if (length > LONGEST_ANSWER) throw new Refusal('unavailable', MODEL_MESSAGES.endless);
  };
  const write = (piece: string): void => {
    text += piece;
    onText(piece);
  };
  try {
    for await (const part of result.stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort')
        throw new Refusal('unavailable', watch.reason() ?? MODEL_MESSAGES.failed);
      if (part.type === 'reasoning-delta') watch.heard();
      if (part.type === 'text-delta') {
        heard(part.text);
        write(part.text);
      }
      if (part.type === 'tool-input-start') watch.heard();
      if (part.type === 'tool-input-delta') heard(part.delta);
      // The request offers no tools, but models trained on the chat API's tool calls use them
      // anyway.
      if (part.type === 'tool-call') calls.push({ name: part.toolName, input: part.input });
      // A stream without a finish reason was cut off.
      if (part.type === 'finish' && part.rawFinishReason === undefined) {
        throw new Refusal('unavailable', MODEL_MESSAGES.stalled);
      }
    }
    if (calls.length > 0) write(asBlock(calls, text));
    if (!text.trim()) throw new Refusal('unavailable', MODEL_MESSAGES.emptyAnswer);
    const { inputTokens, outputTokens } = await result.usage;
    return { text, inputTokens: inputTokens ?? null, outputTokens: outputTokens ?? null };
  } catch (error) {
    throw new Refusal('unavailable', watch.reason() ?? failureOf(error, text !== ''));
  } finally {
    watch.stop();
  }
}

/**
 * Limits text and arguments together, because the whole answer is stored. Real answers are far
 * shorter.
 */
const LONGEST_ANSWER = 200_000;

type ToolCall = { readonly name: string; readonly input: unknown };

/**
 * Converts tool calls to the JSON block that the prompt asks for, so that one parser reads both.
 */
function asBlock(calls: readonly ToolCall[], text: string): string {
  const actions = calls.map(({ name, input }) => ({ name, parameters: input }));
  return `${text.trim() ? '\n\n' : ''}\`\`\`json\n${JSON.stringify(actions, null, 2)}\n\`\`\``;
}

/** Aborts a call that takes too long and records which timeout fired. */
function watchTime(timeouts: ModelTimeouts) {
  const control = new AbortController();
  let reason: string | undefined;
  const after = (milliseconds: number, message: string) =>
    setTimeout(() => {
      reason = message;
      control.abort();
    }, milliseconds);
  const whole = after(timeouts.whole, MODEL_MESSAGES.timedOut);
  let next = after(timeouts.first, MODEL_MESSAGES.timedOut);
  return {
    signal: control.signal,
    reason: () => reason,
    heard() {
      clearTimeout(next);
      next = after(timeouts.next, MODEL_MESSAGES.stalled);
    },
    stop() {
      clearTimeout(whole);
      clearTimeout(next);
    },
  };
}

/** The response is not a chat API stream: it is a web page, or another API's reply. */
const NO_ANSWERS = [InvalidResponseDataError, JSONParseError, TypeValidationError];

/** The message a user sees for a failed call. */
function failureOf(error: unknown, hasBegun: boolean): string {
  if (error instanceof Refusal) return error.message;
  if (hasBegun) return MODEL_MESSAGES.stalled;
  if (NO_ANSWERS.some((kind) => kind.isInstance(error))) return MODEL_MESSAGES.unreadable;
  if (!APICallError.isInstance(error)) return MODEL_MESSAGES.failed;
  const { statusCode } = error;
  if (statusCode === undefined) return MODEL_MESSAGES.unreachable;
  if (statusCode === 401 || statusCode === 403) return MODEL_MESSAGES.refusedKey;
  if (statusCode === 404) return MODEL_MESSAGES.unknownModel;
  if (statusCode === 429 || statusCode === 503 || statusCode === 529) return MODEL_MESSAGES.busy;
  if (statusCode === 400 || statusCode === 413 || statusCode === 422)
    return MODEL_MESSAGES.notUnderstood;
  return MODEL_MESSAGES.failed;
}
