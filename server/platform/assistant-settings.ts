/** The source of the assistant's answers, from the configuration. */
export type AssistantSettings = {
  /** A server with the OpenAI chat API. Without one, the offline assistant answers. */
  readonly model: {
    readonly baseUrl: string;
    /** Self-hosted servers often need none. */
    readonly apiKey: string | undefined;
    readonly name: string;
  } | null;
  /** Requests to the model per clinic and day. */
  readonly dailyLimit: number;
  readonly timeouts: ModelTimeouts;
};

/** Timeouts for a model, in milliseconds. */
export type ModelTimeouts = {
  /** Until the first piece of the answer. */
  readonly first: number;
  /** Between two pieces. */
  readonly next: number;
  /** For the whole answer. */
  readonly whole: number;
};

const DEFAULT_DAILY_LIMIT = 1_000;

/** No model, with timeouts long enough for a slow one. */
export const OFFLINE: AssistantSettings = {
  model: null,
  dailyLimit: DEFAULT_DAILY_LIMIT,
  timeouts: { first: 60_000, next: 30_000, whole: 240_000 },
};
