export type ServerEvent = { readonly event: string; readonly data: string };

/** Reads server-sent events from a response body. `alive` is called for every chunk, including heartbeat comments. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  alive: () => void,
): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let pending = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      alive();
      // A line may end with CR, LF or both, and a chunk may end between the two.
      const text = (pending + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n');
      const blocks = text.replaceAll(/\r(?!$)/g, '\n').split('\n\n');
      pending = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parseBlock(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function parseBlock(block: string): ServerEvent | null {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    // `s`: the data may contain U+2028, which `.` does not match without it.
    const [, field, value = ''] = /^(event|data)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'event') event = value || 'message';
    if (field === 'data') data.push(value);
  }
  return data.length > 0 ? { event, data: data.join('\n') } : null;
}
