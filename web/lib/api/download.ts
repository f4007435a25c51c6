import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { openCall } from './api-client.ts';
import { ApiError } from './api-error.ts';
import type { ApiInput } from './api-input.ts';

/** The name that the server gave: the exact one where there is one. */
function fileNameOf(disposition: string | null): string {
  const [, exact] = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '') ?? [];
  return exact ? decodeURIComponent(exact) : 'export.xlsx';
}

/** Asks an endpoint for its file, as the signed-in person, and has the browser save it. */
export async function downloadFile<E extends Endpoint & { readonly download: string }>(
  endpoint: E,
  input: ApiInput<E>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<void> {
  const response = await openCall(endpoint, input, { signal });
  let file: Blob;
  try {
    file = await response.blob();
  } catch {
    signal?.throwIfAborted();
    throw new ApiError({ status: 0, code: 'network', message: MESSAGES.network });
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileNameOf(response.headers.get('content-disposition'));
  link.click();
  // The browser has begun by the next turn, and keeps the file itself.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
