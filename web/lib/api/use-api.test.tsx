import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createVisit } from '#contract/consultation/consultation.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { anId, aUser } from '#web/testing/builders/people.ts';
import { keepSentKey, readSentKey } from '../session/sent-keys.ts';
import { startSession } from '../session/session.ts';
import { queryClient } from './query-client.ts';
import { useApiMutation } from './use-api.ts';

it('a write that takes nothing back leaves the keys of lost replies', async () => {
  const api = apiDouble();
  api.on(createVisit, { visitId: anId(), patientId: anId() });
  startSession('t', aUser('doctor'));
  keepSentKey('POST /api/bills 1', 'key-of-this-try');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useApiMutation(createVisit), { wrapper });
  await result.current.mutateAsync({});
  expect(readSentKey('POST /api/bills 1')).toBe('key-of-this-try');
});
