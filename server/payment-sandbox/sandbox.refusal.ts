import type { z } from 'zod';

/** What the provider would refuse (400), in words like its own. */
export class SandboxRefusal extends Error {
  constructor(description: string) {
    super(description);
    this.name = 'SandboxRefusal';
  }

  /** What the schema makes of a body. Throws in the words of the first thing that is wrong. */
  static unless<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
    const parsed = schema.safeParse(body ?? {});
    if (parsed.success) return parsed.data;
    throw new SandboxRefusal(parsed.error.issues[0]?.message ?? 'Invalid request');
  }

  /** An entity that the sandbox keeps. Throws when there is none. */
  static unlessThere<T extends z.ZodType>(schema: T, kept: unknown): z.output<T> {
    if (kept === undefined) throw new SandboxRefusal('The id provided does not exist');
    return schema.parse(kept);
  }
}
