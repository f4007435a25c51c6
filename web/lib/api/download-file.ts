import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { openCall } from './api-client.ts';
import { ApiError } from './api-error.ts';
import type { ApiInput } from './api-input.ts';

/** The `filename*` of the header, otherwise `export.xlsx`. */
function fileNameOf(disposition: string | null): string {
  const [, exact] = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '') ?? [];
  return exact ? decodeURIComponent(exact) : 'export.xlsx';
}

/** Downloads an endpoint's file with the session's token, and has the browser save it. */
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
  // The download starts in the next task, after which the browser holds the file.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
