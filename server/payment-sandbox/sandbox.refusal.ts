import type { z } from 'zod';

/** A refusal of the provider (400), with a message like its own. */
export class SandboxRefusal extends Error {
  constructor(description: string) {
    super(description);
    this.name = 'SandboxRefusal';
  }

  /** Parses a body. Throws the message of the first problem. */
  static unless<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
    const parsed = schema.safeParse(body ?? {});
    if (parsed.success) return parsed.data;
    throw new SandboxRefusal(parsed.error.issues[0]?.message ?? 'Invalid request');
  }

  /** Parses a stored entity. Throws when there is none. */
  static unlessThere<T extends z.ZodType>(schema: T, kept: unknown): z.output<T> {
    if (kept === undefined) throw new SandboxRefusal('The id provided does not exist');
    return schema.parse(kept);
  }
}
