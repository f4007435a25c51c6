import { useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { openCall } from './api-client.ts';
import type { ApiInput } from './api-input.ts';
import { endpointQuery } from './endpoint-queries.ts';

function asDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The picture could not be read.'));
    reader.readAsDataURL(file);
  });
}

/**
 * The address of a picture that needs the session's token, as a `data:` URL; undefined until it has loaded. The input
 * names the version, so that a picture loads once.
 */
export function usePicture<E extends Endpoint & { readonly download: string }>(
  endpoint: E,
  input: ApiInput<E>,
  { enabled }: { enabled: boolean },
): string | undefined {
  const { queryKey } = endpointQuery(endpoint, input);
  const { data } = useQuery({
    queryKey: [...queryKey, 'picture'],
    queryFn: async ({ signal }) =>
      asDataUrl(await (await openCall(endpoint, input, { signal })).blob()),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  });
  return data;
}
