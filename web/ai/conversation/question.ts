import type { AiOrigin } from '#contract/ai/ai-run.ts';

/** A question to the assistant. */
export type Question = {
  readonly query: string;
  readonly image?: File | undefined;
  /** The question's origin, unless it is the note alone. */
  readonly origin?: AiOrigin;
  /** The answer that it follows. */
  readonly follows?: string;
};

/** A question as it is sent: a correction names the answer that it corrects. */
export type Asked = Question & { readonly corrects?: string };
