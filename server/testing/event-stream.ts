/** An open event stream, read one event at a time. */
export type TestStream = {
  /** Waits up to 5 s for the next event and returns its data. Throws if it has another name. */
  next(event: string): Promise<unknown>;
  close(): void;
};

function parse(block: string): { event: string; data: unknown } | undefined {
  const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
  const event = field('event');
  return event === undefined ? undefined : { event, data: JSON.parse(field('data') ?? 'null') };
}

/** Opens the event stream as a browser does, with the token in the header. */
export async function openStream(base: string, token: string): Promise<TestStream> {
  const control = new AbortController();
  const response = await fetch(`${base}/api/events`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal: control.signal,
  });
  if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}.`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const seen: { event: string; data: unknown }[] = [];
  let rest = '';

  async function read(): Promise<void> {
    const { value, done } = await reader.read();
    if (done) throw new Error('The stream ended.');
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    seen.push(...blocks.map(parse).filter((event) => event !== undefined));
  }

  return {
    async next(event) {
      const timeout = setTimeout(() => control.abort(new Error(`No ${event} came.`)), 5_000);
      try {
        while (seen.length === 0) await read();
      } finally {
        clearTimeout(timeout);
      }
      const first = seen.shift();
      if (first?.event !== event) throw new Error(`${first?.event} came instead of ${event}.`);
      return first.data;
    },
    close: () => control.abort(),
  };
}
