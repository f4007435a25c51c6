import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { booksFailed } from '#contract/books/books.messages.ts';
import type { Endpoint, EndpointReply } from '#contract/kernel/endpoint.ts';
import type { ApiInput } from '#web/lib/api/api-input.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import './book-paper.css';

type BookPartProps<E extends Endpoint> = {
  endpoint: E;
  input: ApiInput<E>;
  children: (book: EndpointReply<E>) => ReactNode;
};

/** Loads a book and shows it, its failure with Retry, or a placeholder. */
export function BookPart<E extends Endpoint>({ endpoint, input, children }: BookPartProps<E>) {
  const { data, error, refetch } = useApi(endpoint, input, { live: true });
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton height={320} role="status" aria-label="Loading" />;
  return <ErrorState message={booksFailed(error.message)} onRetry={() => void refetch()} />;
}
