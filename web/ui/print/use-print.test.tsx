import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPending } from '../keep-pending.ts';
import { usePrint } from './use-print.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('print', vi.fn());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Head({ of }: { of: Promise<string> }) {
  return <p>{useQuery({ queryKey: ['head'], queryFn: () => of }).data}</p>;
}

function Printed({ name, head }: { name: string; head: Promise<string> }) {
  const { paper, print } = usePrint<string>();
  return (
    <>
      <button type="button" onClick={() => print(name)}>
        Print {name}
      </button>
      {paper && (
        <article aria-label={paper}>
          <Head of={head} />
        </article>
      )}
    </>
  );
}

function show(head: Promise<string>) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Printed name="bill" head={head} />
      <Printed name="summary" head={head} />
    </QueryClientProvider>,
  );
  return (name: string) => act(() => screen.getByRole('button', { name: `Print ${name}` }).click());
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('waits for what the paper still loads, and five seconds at most', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const press = show(promise);
  press('bill');
  await pass(2_000);
  expect(window.print).not.toHaveBeenCalled();
  resolve('Drug licence no. 20B');
  await pass(250);
  expect(window.print).toHaveBeenCalledOnce();
});

it('prints without what never comes', async () => {
  show(keepPending())('bill');
  await pass(4_900);
  expect(window.print).not.toHaveBeenCalled();
  await pass(200);
  expect(window.print).toHaveBeenCalledOnce();
});

it('shows one paper of a page at a time, as all that are shown would print', async () => {
  const press = show(Promise.resolve('Head'));
  press('bill');
  await pass(300);
  press('summary');
  await pass(300);
  expect(screen.getAllByRole('article').map((paper) => paper.getAttribute('aria-label'))).toEqual([
    'summary',
  ]);
  press('bill');
  expect(screen.getAllByRole('article').map((paper) => paper.getAttribute('aria-label'))).toEqual([
    'bill',
  ]);
});
