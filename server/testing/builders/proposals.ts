import { applyProposals, generateSuggestion } from '#contract/ai/ai.endpoints.ts';
import type { KeptRun } from '#contract/ai/proposal.ts';
import type { TestApp } from '../build-app.ts';
import { type ModelServer, says } from '../model-server.ts';
import type { Person } from './clinic.ts';

/** A model's answer: text, then the actions in a fenced block. */
export const answerWith = (...actions: unknown[]) =>
  `As you wish.\n\`\`\`json\n${JSON.stringify(actions)}\n\`\`\``;

/** Asks about a visit and returns the run with the model's proposals. */
export async function proposed(
  { app, server, person }: { app: TestApp; server: ModelServer; person: Person },
  body: { recordId: string } & Record<string, string>,
  actions: readonly unknown[],
): Promise<KeptRun> {
  server.answer(says(answerWith(...actions)));
  const input = {
    body: { query: 'Give Paracetamol 650, and a CBC. What now?', ...body },
    file: undefined,
  };
  const { run } = await app.ok(generateSuggestion, input, person);
  if (!run) throw new Error('An answer about a visit is kept with it.');
  return run;
}

/** Applies proposals of a run as this person, and returns the raw response. */
export const applyTo = (
  app: TestApp,
  person: Person,
  { id }: Pick<KeptRun, 'id'>,
  more: object = {},
) =>
  app.call(
    applyProposals,
    { params: { id }, body: { proposals: [{ position: 0 }], ...more } },
    person,
  );
