import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the model server received it. */
export type AskedModel = {
  readonly body: { model: string; messages: { role: string; content: unknown }[] };
  readonly authorization: string | undefined;
};
/** The reply to the next request. */
export type ModelMood = (reply: ServerResponse, asked: AskedModel) => void | Promise<void>;

export type ModelServer = {
  readonly url: string;
  readonly asked: AskedModel[];
  /** Connections that the client closed before the answer was complete. */
  readonly dropped: number;
  answer(mood: ModelMood): void;
};

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'test-model',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;
const USAGE = `data: ${JSON.stringify({
  id: 'c1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'test-model',
  choices: [],
  usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 },
})}\n\n`;

/** Text pieces of an answer, without its end. */
export const wordsOf = (...pieces: string[]) =>
  pieces.map((content) => chunk({ content })).join('');

/** A complete streamed answer, as sent on the wire. */
export function streamOf(pieces: readonly string[]): string {
  return `${wordsOf(...pieces)}${chunk({}, 'stop')}${USAGE}data: [DONE]\n\n`;
}

/** A function call of the chat API, with its arguments in these pieces. */
export const callsFunction = (index: number, name: string, ...pieces: string[]) =>
  pieces
    .map((piece, at) => {
      const call = at === 0 ? { id: `call_${index}`, type: 'function' } : {};
      const part = { ...(at === 0 && { name }), arguments: piece };
      return chunk({ tool_calls: [{ index, ...call, function: part }] });
    })
    .join('');

/** The end of an answer with function calls. */
export const endOfCalls = `${chunk({}, 'tool_calls')}${USAGE}data: [DONE]\n\n`;

/** A piece of the model's reasoning. */
export const thinks = (thought: string) => chunk({ reasoning_content: thought });

export function beginStream(reply: ServerResponse): ServerResponse {
  return reply.writeHead(200, { 'content-type': 'text/event-stream' });
}

/** Answers with these pieces. */
export const says =
  (...pieces: string[]): ModelMood =>
  (reply) => {
    beginStream(reply).end(streamOf(pieces));
  };

/** Writes a piece and then nothing, leaving the connection open. */
export const stopsAfter =
  (piece: string): ModelMood =>
  (reply) => {
    beginStream(reply).write(chunk({ content: piece }));
  };

/** Answers with something other than a chat API stream. */
export const saysRubbish =
  (type: string, body: string): ModelMood =>
  (reply) => {
    reply.writeHead(200, { 'content-type': type }).end(body);
  };

/** Refuses with this status. */
export const refuses =
  (status: number): ModelMood =>
  (reply) => {
    reply.writeHead(status, { 'content-type': 'application/json' });
    reply.end(JSON.stringify({ error: { message: 'the provider says: patient Asha' } }));
  };

async function read(request: IncomingMessage): Promise<AskedModel> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  const body = JSON.parse(Buffer.concat(pieces).toString('utf8'));
  return { body, authorization: request.headers.authorization };
}

/** Opens a small server that implements the OpenAI chat API. The caller must close it. */
export async function openModelServer(): Promise<ModelServer & { close(): void }> {
  const asked: AskedModel[] = [];
  let mood: ModelMood = says('Rest and fluids.');
  let dropped = 0;
  const server = createServer(async (request, reply) => {
    reply.once('close', () => {
      if (!reply.writableFinished) dropped += 1;
    });
    const one = await read(request);
    asked.push(one);
    await mood(reply, one);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    get dropped() {
      return dropped;
    },
    asked,
    answer(next) {
      mood = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
