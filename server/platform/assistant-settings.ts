/** Where the assistant's answers come from; made of the configuration at start-up. */
export type AssistantSettings = {
  /** A server that speaks the OpenAI chat API; none means the offline assistant. */
  readonly model: {
    readonly baseUrl: string;
    /** Servers of one's own often need none. */
    readonly apiKey: string | undefined;
    readonly name: string;
  } | null;
  /** Requests to the model that a clinic may make in one of its days. */
  readonly dailyLimit: number;
  readonly timeouts: ModelTimeouts;
};

/** How long a model is waited for, in milliseconds. */
export type ModelTimeouts = {
  /** For the first piece of the answer. */
  readonly first: number;
  /** From one piece to the next. */
  readonly next: number;
  /** For the whole answer. */
  readonly whole: number;
};

const DEFAULT_DAILY_LIMIT = 1_000;

/** No model, and time-outs that a slow one keeps. */
export const OFFLINE: AssistantSettings = {
  model: null,
  dailyLimit: DEFAULT_DAILY_LIMIT,
  timeouts: { first: 60_000, next: 30_000, whole: 240_000 },
};
