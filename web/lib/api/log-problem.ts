/** Logs a line to the browser's console; never include a patient's data. */
export function logProblem(message: string): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes there
  console.info(message);
}
