/** A line for whoever looks into the browser's console; never with a patient's data in it. */
export function logProblem(message: string): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes there
  console.info(message);
}
