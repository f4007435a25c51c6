import type { LabTest } from '#contract/lab/tests/lab-test.ts';

/** Whether the term occurs in a test's name, description or parameters. */
export function fitsSearch(test: LabTest, search: string): boolean {
  const term = search.trim().toLowerCase();
  const names = test.default_parameters.map(({ name }) => name);
  return [test.name, test.description, ...names].some((text) => text?.toLowerCase().includes(term));
}
