/** Returns a function that makes an object when it is first called, and returns the same one after that. */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
