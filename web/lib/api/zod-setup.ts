declare global {
  /** The object from which zod reads its settings, so that they apply before its code loads. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// The content security policy forbids compiled parsers. Calling zod's `config` would do the same, but would make the
// sign-in page wait for it.
globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true };

export {};
