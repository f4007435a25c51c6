import { EXACT_NAMES_REMINDER } from '#contract/ai/ai.messages.ts';
import type { KeptRun, Proposal } from '#contract/ai/proposal.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

/** An action that could not be carried out. */
export type Problem = {
  readonly name: string;
  readonly message: string;
  /** The refused action, as the model wrote it. */
  readonly written?: string;
};

const NOT_FOR_A_MODEL = [401, 403, 429];

/** Whether a model could correct the error: not a missing permission or an unreachable server. */
export function isCorrectable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && !NOT_FOR_A_MODEL.includes(error.status);
}

/** The problems found while planning an action. */
export function problemsOf({ action: name, plan, written }: Proposal): readonly Problem[] {
  if (plan.kind === 'refused') return [{ name, message: plan.message, written }];
  if (plan.kind === 'question') return [];
  return (plan.refusedLines ?? []).map((line) => ({ name, ...line }));
}

/** The question that asks the model to correct actions that failed (specification 2, section 8). */
export function correctionOf({ proposals }: KeptRun, problems: readonly Problem[]): string {
  const isPharmacy = problems.some(({ name }) => name.includes('pharmacy_order'));
  const understood = proposals
    .filter(({ plan, state }) => plan.kind !== 'refused' && state !== 'failed')
    .map(({ action }) => action);
  return [
    'These actions of your last answer could not be carried out:',
    ...problems.map(({ name, message, written }) =>
      [`- ${name}: ${message}`, written && `  written as: ${written}`].filter(Boolean).join('\n'),
    ),
    ...(isPharmacy ? [EXACT_NAMES_REMINDER] : []),
    'Please correct only these actions and send them again.',
    ...(understood.length > 0
      ? [`Do not repeat what was understood: ${understood.join(', ')}.`]
      : []),
  ].join('\n');
}
