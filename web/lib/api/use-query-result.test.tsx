import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense, use, useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { keepPending } from '#web/ui/keep-pending.ts';
import { useQueryResult } from './use-query-result.ts';

function within(client: QueryClient, page: ReactNode) {
  return <QueryClientProvider client={client}>{page}</QueryClientProvider>;
}

const options = (key: string, reply: Promise<string>) => ({
  queryKey: [key],
  queryFn: () => reply,
});

it('the first reply renders in a transition, which keeps the page while its code loads', async () => {
  const reply = Promise.withResolvers<string>();
  const code = Promise.withResolvers<string>();
  const rendered = vi.fn();
  const Part = ({ of }: { of: string }) => {
    rendered();
    return `${use(code.promise)} of ${of}`;
  };
  const Page = () => {
    const { data } = useQueryResult(options('visit', reply.promise));
    return data === undefined ? 'Loading' : <Part of={data} />;
  };
  const page = (
    <Suspense fallback="Replaced">
      <Page />
    </Suspense>
  );
  render(within(new QueryClient(), page));
  reply.resolve('Asha');
  await waitFor(() => expect(rendered).toHaveBeenCalled());
  expect(screen.getByText('Loading')).toBeTruthy();
  code.resolve('Sheet');
  expect(await screen.findByText('Sheet of Asha')).toBeTruthy();
});

it('shows a reply that arrives between the rendering and the subscription', async () => {
  const client = new QueryClient();
  const Page = () => {
    const { data } = useQueryResult(options('visit', keepPending()));
    useLayoutEffect(() => void client.setQueryData(['visit'], 'Asha'), []);
    return data ?? 'Loading';
  };
  render(within(client, <Page />));
  expect(await screen.findByText('Asha')).toBeTruthy();
});

it('shows later replies, and those of another key', async () => {
  const Page = ({ id }: { id: string }) =>
    useQueryResult(options(id, Promise.resolve(`Visit ${id}`))).data ?? 'Loading';
  const client = new QueryClient();
  const page = (id: string) => within(client, <Page id={id} />);
  const { rerender } = render(page('1'));
  expect(await screen.findByText('Visit 1')).toBeTruthy();
  act(() => void client.setQueryData(['1'], 'Visit 1, called'));
  expect(await screen.findByText('Visit 1, called')).toBeTruthy();
  rerender(page('2'));
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(await screen.findByText('Visit 2')).toBeTruthy();
});
